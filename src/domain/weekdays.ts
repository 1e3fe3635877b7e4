/** A span of weekdays, 1 for Monday to 7 for Sunday, by their names: "Pondelok – Piatok"; one day stands alone. */
export function formatDays([first, last]: readonly [first: number, last: number]): string {
  return first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`;
}

function nameOf(weekday: number): string {
  // Any Monday will do to count from: this was one.
  const day = Date.UTC(2024, 0, weekday);
  const name = new Intl.DateTimeFormat('sk', { weekday: 'long', timeZone: 'UTC' }).format(day);
  return name.charAt(0).toLocaleUpperCase('sk') + name.slice(1);
}
