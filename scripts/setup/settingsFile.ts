/**
 * A `.env` with these values: existing ones are replaced in place, the others are added at the end, and everything else
 * stays.
 */
export function withSettings(contents: string, values: Readonly<Record<string, string>>): string {
  const lines = contents === '' ? [] : contents.replace(/\r?\n$/, '').split(/\r?\n/);
  const nameOf = (line: string): string => /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1] ?? '';
  const kept = lines.map((line) => {
    const name = nameOf(line);
    return Object.hasOwn(values, name) ? `${name}=${values[name]}` : line;
  });
  const known = new Set(lines.map(nameOf));
  const added = Object.entries(values).flatMap(([name, value]) => (known.has(name) ? [] : [`${name}=${value}`]));
  return `${[...kept, ...added].join('\n')}\n`;
}
