/** Types for the used part of targaryen, which has none of its own. */
declare module 'targaryen' {
  interface Answer {
    readonly allowed: boolean;
  }

  interface Database {
    as(auth: object): Database;
    read(path: string): Answer;
    write(path: string, value: unknown, options: { readonly now: number }): Answer;
    update(path: string, values: object, now: number): Answer;
  }

  export function database(rules: object, data: object, now: number): Database;
}
