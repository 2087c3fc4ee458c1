import type { Field } from './field.ts'

/** Memoizes by field and arguments, so that related tie-breaks share work. The results are freed with the field. */
export function memoByField<Terms extends (string | number | boolean)[], Result>(
  work: (field: Field, ...terms: Terms) => Result,
): (field: Field, ...terms: Terms) => Result {
  const done = new WeakMap<Field, Map<string, Result>>()
  return (field, ...terms) => {
    const key = terms.join()
    let results = done.get(field)
    if (!results) done.set(field, (results = new Map()))
    let result = results.get(key)
    if (result === undefined) results.set(key, (result = work(field, ...terms)))
    return result
  }
}
