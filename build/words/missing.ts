import { languagesIn, readCatalogue, SOURCE_LANGUAGE } from './catalogue.ts'
import { pluralsOf } from './compile.ts'

/** How much of a language is missing: its keys as `area: key`. */
export interface Gap {
  tag: string
  messages: number
  missing: string[]
}

/** What each language lacks of English. */
export function missingMessages(words: string): Gap[] {
  const source = readCatalogue(words, SOURCE_LANGUAGE, pluralsOf(SOURCE_LANGUAGE))
  const keys = [...source].flatMap(([area, messages]) => Array.from(messages.keys(), (key) => [area, key] as const))
  return languagesIn(words).flatMap((tag) => {
    if (tag === SOURCE_LANGUAGE) return []
    const own = readCatalogue(words, tag, pluralsOf(tag), source)
    const missing = keys.filter(([area, key]) => !own.get(area)?.has(key)).map(([area, key]) => `${area}: ${key}`)
    return [{ tag, messages: keys.length, missing }]
  })
}

/** A language is offered to readers once at most so much of it is still English. */
const MOST_MISSING = 0.05

/** English, and the languages that are translated well enough to be offered. */
export const offeredLanguages = (words: string): string[] => [
  SOURCE_LANGUAGE,
  ...missingMessages(words)
    .filter(({ messages, missing }) => missing.length <= MOST_MISSING * messages)
    .map(({ tag }) => tag),
]
