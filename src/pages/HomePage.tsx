export function HomePage() {
  return <h1>Zmenáreň</h1>;
}
