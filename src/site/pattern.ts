/** Fills in the parts of a text that stand in braces: `{name}`; a part without a value stays as it is. */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (part, name: string) => values[name] ?? part);
}
