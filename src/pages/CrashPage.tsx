export function CrashPage() {
  return <h1>Niečo sa pokazilo</h1>;
}
