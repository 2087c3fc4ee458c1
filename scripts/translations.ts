import { readCatalogue, SOURCE_LANGUAGE, type Catalogue } from '../build/words/catalogue.ts'
import { pluralsOf } from '../build/words/compile.ts'
import { missingMessages } from '../build/words/missing.ts'
import { missingPages } from '../build/words/prose.ts'
import { WORDS } from '../build/words/write.ts'

/**
 * `npm run translations`: how much of each language is missing, and which pages. `npm run translations -- de`: the
 * messages that German lacks, with their English texts, and translations so long that they may not fit.
 */
const [wanted] = process.argv.slice(2)
/** Longer than this multiple of English, and by so many characters, a text is worth a look on the page. */
const [FACTOR, LEAST] = [1.6, 12]

const source = readCatalogue(WORDS, SOURCE_LANGUAGE, pluralsOf(SOURCE_LANGUAGE))
const gaps = missingMessages(WORDS)
if (wanted === undefined) {
  for (const { tag, messages, missing } of gaps)
    console.log(
      `${tag.padEnd(6)} ${messages - missing.length} of ${messages} messages, ${missing.length} missing; ${pagesOf(tag)}`,
    )
} else {
  const gap = gaps.find(({ tag }) => tag === wanted)
  if (!gap) {
    console.error(`There is no folder words/${wanted}.`)
    process.exit(2)
  }
  for (const key of gap.missing) console.log(`missing  ${key}  ${textOf(source, key)}`)
  const own = readCatalogue(WORDS, wanted, pluralsOf(wanted), source)
  for (const key of keysOf(own)) {
    const [here, english] = [textOf(own, key), textOf(source, key)]
    if (here.length > FACTOR * english.length && here.length > english.length + LEAST)
      console.log(`long     ${key}  ${english}  →  ${here}`)
  }
  console.log(`${gap.missing.length} of ${gap.messages} messages missing; ${pagesOf(wanted)}.`)
}

function pagesOf(tag: string): string {
  const missing = missingPages(tag)
  return missing.length === 0 ? 'all pages' : `pages missing: ${missing.join(', ')}`
}

function keysOf(catalogue: Catalogue): string[] {
  return [...catalogue].flatMap(([area, messages]) => Array.from(messages.keys(), (key) => `${area}: ${key}`))
}

function textOf(catalogue: Catalogue, key: string): string {
  const [area = '', name = ''] = key.split(': ')
  return catalogue.get(area)?.get(name)?.icu ?? ''
}
