/** A document as JSON has it. */
export type Fields = Readonly<Record<string, unknown>>;

/** What stands in a field, the names of whose parts a dot joins; undefined where nothing does. */
export function fieldOf(document: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], document);
}

/** The document with another value in a field; what stands beside it keeps its place. */
export function withField(document: unknown, field: string, value: unknown): Fields {
  const [name = '', ...rest] = field.split('.');
  const fields = (document ?? {}) as Fields;
  return { ...fields, [name]: rest.length === 0 ? value : withField(fields[name], rest.join('.'), value) };
}
