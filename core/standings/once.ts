import type { Field } from './field.ts'

/** The same work for a field and key, done once: families of tie-breaks share it. Forgotten with the field. */
export function once<Key extends string | number | void, Result>(
  work: (field: Field, key: Key) => Result,
): (field: Field, key: Key) => Result {
  const done = new WeakMap<Field, Map<Key, Result>>()
  return (field, key) => {
    let results = done.get(field)
    if (!results) done.set(field, (results = new Map()))
    let result = results.get(key)
    if (result === undefined) results.set(key, (result = work(field, key)))
    return result
  }
}
