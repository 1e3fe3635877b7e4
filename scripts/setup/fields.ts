/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value of a field, which is a path joined by dots; undefined when the document doesn't have it. */
export function fieldOf(document: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], document);
}

/** The document with another value in a field; the other fields keep their order. */
export function withField(document: unknown, field: string, value: unknown): Fields {
  const [name = '', ...rest] = field.split('.');
  const fields = (typeof document === 'object' && document !== null ? document : {}) as Fields;
  return { ...fields, [name]: rest.length === 0 ? value : withField(fields[name], rest.join('.'), value) };
}
