import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The share of messages that a language may lack. */
const MOST_MISSING = 0.05

/**
 * The languages besides English that readers can choose: those in `words/offered.json` of which at most 5 % is missing. A
 * language is listed there once its pages have been looked at.
 */
export function offeredLanguages(words: string): string[] {
  const list = join(words, 'offered.json')
  const listed = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
  const complete = missingMessages(words).filter(({ messages, missing }) => missing.length <= MOST_MISSING * messages)
  return complete.map(({ tag }) => tag).filter((tag) => listed.includes(tag))
}
