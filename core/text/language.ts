import { LANGUAGES } from '#words/languages.js'

/**
 * The language in force at the edge, where one process answers in all of them: its place in `LANGUAGES`, English unless
 * `inLanguage` runs. A build for browsers has one language and doesn’t use this.
 */
let current = 0

/**
 * Runs `work` with the sentences of a language; an unknown one is English. `work` must be synchronous: during an `await`
 * another request would be answered in this language.
 */
export function inLanguage<Result>(tag: string, work: () => Result): Result {
  const before = current
  current = Math.max(
    0,
    LANGUAGES.findIndex((language) => language.tag === tag),
  )
  try {
    return work()
  } finally {
    current = before
  }
}

/** Of the same function in all languages, the one that calls that of the language in force; `#words/…` are made so. */
export const inForce =
  <Facts extends unknown[], Result>(all: readonly ((...facts: Facts) => Result)[]) =>
  (...facts: Facts): Result =>
    all[current]!(...facts)
