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

/** A language is offered to readers once at most so much of it is still English. */
const MOST_MISSING = 0.05

/**
 * English, and the languages that are offered: those that `words/offered.json` lists once somebody has looked at their
 * pages, if they are translated well enough.
 */
export function offeredLanguages(words: string): string[] {
  const list = join(words, 'offered.json')
  const listed = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
  const complete = missingMessages(words).filter(({ messages, missing }) => missing.length <= MOST_MISSING * messages)
  return [SOURCE_LANGUAGE, ...complete.map(({ tag }) => tag).filter((tag) => listed.includes(tag))]
}
