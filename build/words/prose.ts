import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The pages that are whole texts: English ones as `<name>.md`, those of other languages as `<tag>/<name>.md`. */
const PROSE = fileURLToPath(new URL('../../web/public/pages', import.meta.url))

/** The names of the pages that are there in English. */
const sourcePages = (): string[] => namesIn(PROSE)

/** The names of the pages that are there in another language. */
const translatedPages = (tag: string): string[] => namesIn(join(PROSE, tag))

/** The names of the pages that a language lacks. */
export const missingPages = (tag: string): string[] => {
  const own = translatedPages(tag)
  return sourcePages().filter((name) => !own.includes(name))
}

/**
 * `prose.js`: which pages are translated, by language; all others are shown in English. Browsers have that of one language,
 * the edge that of all.
 */
export function proseCode(tags: readonly string[]): string {
  const pages = tags.map((tag) => [tag, translatedPages(tag)] as const).filter(([, names]) => names.length > 0)
  return `export const PROSE = ${JSON.stringify(Object.fromEntries(pages))}\n`
}

export const PROSE_TYPES = `export declare const PROSE: Readonly<Record<string, readonly string[] | undefined>>\n`

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .toSorted()
}
