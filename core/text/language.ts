import { MODULES, type LanguageWords } from '#words/modules.js'

/**
 * The words in force at the edge, where one process answers in all languages: English, unless `inLanguage` runs. A build
 * for browsers has one language and doesn’t use this.
 */
let current: LanguageWords | undefined

/** Languages other than English that were loaded. */
const loaded = new Map<string, LanguageWords>()

/** Must be awaited before `inLanguage` is called with the same language. An unknown one is ignored. */
export async function loadLanguage(tag: string): Promise<void> {
  const load = Object.hasOwn(MODULES, tag) ? MODULES[tag] : undefined
  if (load && !loaded.has(tag)) loaded.set(tag, (await load()).default)
}

/** Loads the languages of several people. */
export async function loadLanguages(tags: Iterable<string>): Promise<void> {
  await Promise.all(Array.from(new Set(tags), loadLanguage))
}

/**
 * Runs `work` with the sentences of a language; an unknown one is English. `work` must be synchronous: during an `await`
 * another request would be answered in this language. Throws if the language was not loaded.
 */
export function inLanguage<Result>(tag: string, work: () => Result): Result {
  const before = current
  current = loaded.get(tag)
  if (!current && Object.hasOwn(MODULES, tag)) throw new Error(`The language ${tag} was not loaded.`)
  try {
    return work()
  } finally {
    current = before
  }
}

/** A message as a function that says it in the language in force; the modules `#words/…` of the edge consist of them. */
export const inForce =
  <Facts extends unknown[], Result>(area: string, key: string, english: (...facts: Facts) => Result) =>
  (...facts: Facts): Result =>
    ((current?.[area]?.[key] as typeof english | undefined) ?? english)(...facts)
