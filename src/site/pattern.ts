/**
 * Fills in the parts of a text that stand in braces: `{name}`, with two digits at least `{0name}`, and by its number's place among
 * names `{name|first|second}`; a part without a value stays as it is.
 */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(0?)(\w+)\|?(.*?)\}/g, (part, zero: string, name: string, names: string) => {
    const value = values[name];
    return names.split('|')[Number(value) - 1] || (value?.padStart(zero ? 2 : 0, '0') ?? part);
  });
}
