/**
 * Fills in the placeholders of a pattern: `{name}` by its value, `{0name}` by its value with at least two digits, and
 * `{name|first|second}` by the name at the value's position. A placeholder without a value stays as it is.
 */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(0?)(\w+)\|?(.*?)\}/g, (part, zero: string, name: string, names: string) => {
    const value = values[name];
    return names.split('|')[Number(value) - 1] || (value?.padStart(zero ? 2 : 0, '0') ?? part);
  });
}
