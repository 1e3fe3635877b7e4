/** The function, asked once for every object: records that did not change keep their identity, and what follows from them. */
export function oncePer<Subject extends object, Result>(compute: (subject: Subject) => Result): (subject: Subject) => Result {
  const results = new WeakMap<Subject, { readonly result: Result }>();
  return (subject) => {
    let known = results.get(subject);
    if (!known) {
      known = { result: compute(subject) };
      results.set(subject, known);
    }
    return known.result;
  };
}
