import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MARKDOWN_PAGES } from '#core/addresses/paths.ts'
import { markdownToHtml } from '#core/text/markdown/to-html.ts'
import { withAnchors } from '#web/ui/heading-anchors.ts'
import { languagesIn, readCatalogue, type Catalogue } from '../../build/words/catalogue.ts'
import { pluralsOf } from '../../build/words/compile.ts'
import type { ParsedMessage } from '../../build/words/message.ts'
import { WORDS } from '../../build/words/write.ts'

const FOLDER = 'web/public/pages'

/** Pages in other languages than English, as `de/manual`. */
const TRANSLATED = globSync('*/*.md', { cwd: FOLDER }).map((file) => file.replace(/\.md$/, ''))
const read = (name: string): string => readFileSync(`${FOLDER}/${name}.md`, 'utf8')
const english = (page: string): string => read(page.split('/')[1]!)

const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), (match) => match.slice(1).find((part) => part !== undefined)!)
const htmlOf = (text: string): string => withAnchors(markdownToHtml(text))

test('each translated page is one that there is in English, in a language of the catalogue', () => {
  const languages = languagesIn(WORDS)
  for (const page of TRANSLATED) {
    const [tag = '', name] = page.split('/')
    expect(languages, page).toContain(tag)
    expect(MARKDOWN_PAGES, page).toContain(name)
  }
})

test.each(TRANSLATED)('the headings of %s have the anchors of the English page, in its order', (page) => {
  const anchors = (text: string) => found(htmlOf(text), /<h\d id="([^"]*)"/g)
  expect(anchors(read(page))).toEqual(anchors(english(page)))
})

test.each(TRANSLATED)('%s has the links, pictures, codes and blanks of the English page', (page) => {
  const parts = (text: string) => found(htmlOf(text) + text, /(?:href|src)="([^"]+)|<code>([^<]+)|(\{\w+\})/g)
  expect(parts(read(page)).toSorted()).toEqual(parts(english(page)).toSorted())
})

test.each(['manual', ...TRANSLATED.filter((page) => page.endsWith('/manual'))])(
  'the contents at the head of %s name its chapters, in their order',
  (page) => {
    const html = htmlOf(read(page))
    const chapters = Array.from(html.matchAll(/<h2 id="([^"]*)"[^>]*>(.*?)<\/h2>/g), ([, id, title]) => [id, title])
    const [contents = ''] = /<ol>.*?<\/ol>/s.exec(html) ?? []
    const listed = Array.from(contents.matchAll(/<a href="#([^"]*)"[^>]*>(.*?)<\/a>/g), ([, id, title]) => [id, title])
    expect(listed).toEqual(chapters)
    expect(chapters.length).toBeGreaterThan(20)
  },
)

const source = readCatalogue(WORDS, 'en', pluralsOf('en'))

/** A message with values put in, if it is plain text otherwise. */
const filled = (message: ParsedMessage | undefined, values: readonly string[]): string | undefined => {
  const names = [...(message?.arguments.keys() ?? [])]
  const pieces = message?.tokens.map((token) =>
    token.type === 'content' ? token.value : token.type === 'argument' ? values[names.indexOf(token.arg)] : undefined,
  )
  return pieces?.every((piece) => piece !== undefined) ? pieces.join('') : undefined
}

/** How a language names what English names so, in all places of the site: `Draw round 1` is `Runde 1 auslosen`. */
function namesIn(language: Catalogue, name: string): string[] {
  const values = name.match(/\d+/g) ?? []
  return [...source].flatMap(([area, messages]) =>
    Array.from(messages).flatMap(([key, message]) => {
      if (filled(message, values) !== name) return []
      return filled(language.get(area)?.get(key) ?? message, values) ?? []
    }),
  )
}

/** Without line breaks, the kinds of space that a language has, and marks of direction. */
const inOneLine = (text: string): string => text.replaceAll(/[\u200f\u2068\u2069]/g, '').replaceAll(/\s+/g, ' ')

const catalogues = new Map(
  languagesIn(WORDS).map((tag) => [tag, readCatalogue(WORDS, tag, pluralsOf(tag), source)] as const),
)

test.each(TRANSLATED)('%s names buttons and tabs as the site does', (page) => {
  const language = catalogues.get(page.split('/')[0]!)!
  const partsOf = (text: string) => text.split(/^## /m).map(inOneLine)
  const parts = partsOf(read(page))
  const wrong = partsOf(english(page)).flatMap((part, at) =>
    // Names are in bold, or in quotes; a full stop in bold ends the head of a paragraph.
    found(part, /\*\*([^*.]+?):?\*\*|“([^”]+)”/g).flatMap((name) => {
      const own = namesIn(language, name)
      return own.length === 0 || own.some((each) => parts[at]?.includes(inOneLine(each)))
        ? []
        : `${name}: ${own.join(' / ')}`
    }),
  )
  expect(wrong).toEqual([])
})
