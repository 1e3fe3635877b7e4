export function NotFoundPage() {
  return <h1>Stránka sa nenašla</h1>;
}
