import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { BROWSER_AREAS } from '../../build/words/browser-areas.ts'
import { filesOf, WORDS } from '../../build/words/write.ts'
import { missingMessages, offeredLanguages } from '../../build/words/missing.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** A folder with these catalogues, by `tag/area`. */
function words(catalogues: Record<string, Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  folders.push(folder)
  for (const [path, messages] of Object.entries(catalogues)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, `${path}.json`), JSON.stringify(messages, null, 2))
  }
  return folder
}

/** The functions of an area as compiled for a language. */
async function compiled(catalogues: Record<string, Record<string, unknown>>, tag: string, area = 'a') {
  const folder = words(catalogues)
  for (const [path, text] of filesOf(folder, tag === 'en' ? [] : [tag])) {
    mkdirSync(dirname(join(folder, 'out', path)), { recursive: true })
    writeFileSync(join(folder, 'out', path), text)
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const file = join(folder, 'out', tag, `${area}.js`)
  return (await import(/* @vite-ignore */ file)) as Record<string, (facts?: object) => unknown>
}

test('a message is a function of its facts; plurals follow the language', async () => {
  const catalogues = {
    'en/a': { games: '{count, plural, one {# game} other {# games}} of {name}' },
    'pl/a': { games: '{name}: {count, plural, one {# partia} few {# partie} many {# partii} other {# partii}}' },
  }
  const [en, pl] = [await compiled(catalogues, 'en'), await compiled(catalogues, 'pl')]
  expect([1, 2, 1234].map((count) => en['games']!({ count, name: 'Ana' }))).toEqual([
    '1 game of Ana',
    '2 games of Ana',
    '1,234 games of Ana',
  ])
  expect([1, 2, 5, 22].map((count) => pl['games']!({ count, name: 'Ana' }))).toEqual([
    'Ana: 1 partia',
    'Ana: 2 partie',
    'Ana: 5 partii',
    'Ana: 22 partie',
  ])
})

test('numbers beside each other are not added up', async () => {
  const { score } = await compiled({ 'en/a': { score: '{own}{other}' } }, 'en')
  expect(score!({ own: 1, other: 2 })).toBe('12')
})

test('a sentence with elements is a list of texts and elements', async () => {
  const { rules } = await compiled({ 'en/a': { rules: 'See <link>the {what} rules</link> by <author/>.' } }, 'en')
  const facts = { what: 'FIDE', link: (text: string[]) => ({ text }), author: 7n }
  expect(rules!(facts)).toEqual(['See ', { text: ['the FIDE rules'] }, ' by ', 7n, '.'])
})

test('English is there once, beside the languages that are offered', () => {
  const folder = words({
    'en/language': { offer: 'Offer', read: 'Read', dismiss: 'No' },
    'de/language': { offer: 'Angebot', read: 'Lesen', dismiss: 'Nein' },
  })
  writeFileSync(join(folder, 'offered.json'), '["de","fr"]')
  const tags = (offered?: string[]) =>
    Array.from(
      filesOf(folder, offered ?? offeredLanguages(folder))
        .get('en/languages.js')!
        .matchAll(/"tag":"([^"]+)"/g),
      ([, tag]) => tag,
    )
  expect([tags(), tags([])]).toEqual([['en', 'de'], ['en']])
})

test('a message that a language lacks is English', async () => {
  const catalogues = { 'en/a': { rank: 'Rank', name: 'Name' }, 'de/a': { rank: 'Rang' } }
  const de = await compiled(catalogues, 'de')
  expect([de['rank']!(), de['name']!()]).toEqual(['Rang', 'Name'])
  expect(missingMessages(words(catalogues))).toEqual([{ tag: 'de', messages: 2, missing: ['a: name'] }])
})

test('the pseudo-language has all of English, in accents and brackets', async () => {
  const { games } = await compiled({ 'en/a': { games: '{count, plural, one {# game} other {# games}}' } }, 'en-XA')
  expect(games!({ count: 2 })).toBe('[2 gààmééš]')
})

const FAULTS: [what: string, catalogues: Record<string, Record<string, unknown>>, error: RegExp][] = [
  ['broken ICU', { 'en/a': { rank: 'Rank {of' } }, /en\/a\.json: rank: .*line 1/],
  ['no case other', { 'en/a': { n: '{n, plural, one {#}}' } }, /a\.json: n: .*no case other/],
  [
    'a plural category that the language lacks',
    { 'en/a': { n: '{n, plural, few {#} other {#}}' } },
    /a\.json: n: .*few/,
  ],
  ['a tag that isn’t closed', { 'en/a': { n: 'See <a>this' } }, /a\.json: n: <a> isn’t closed/],
  ['a text that is empty', { 'en/a': { n: ' ' } }, /a\.json: n: has no text/],
  ['a key that can’t be one', { 'en/a': { delete: 'Delete' } }, /a\.json: delete: can’t be a key/],
  [
    'a key for which import() would wait',
    { 'en/a': JSON.parse('{"then":"Then"}') as Record<string, string> },
    /a\.json: then: can’t be a key/,
  ],
  ['an unknown area', { 'en/a': { n: 'x' }, 'de/b': { n: 'x' } }, /de\/b\.json: b: English has no such area/],
  ['an unknown key', { 'en/a': { n: 'x' }, 'de/a': { m: 'x' } }, /de\/a\.json: m: English has no such key/],
  ['an unknown argument', { 'en/a': { n: '{x}' }, 'de/a': { n: '{x}{y}' } }, /de\/a\.json: n: \{y\} is unknown/],
  ['a missing argument', { 'en/a': { n: '{x}' }, 'de/a': { n: 'y' } }, /de\/a\.json: n: \{x\} is missing/],
  [
    'an argument of another kind',
    { 'en/a': { n: '{x}' }, 'de/a': { n: '{x, plural, other {#}}' } },
    /\{x\} is number here/,
  ],
]

test.each(FAULTS)('%s stops the build with file, key and reason', (_, catalogues, error) => {
  expect(() => filesOf(words(catalogues), [])).toThrow(error)
})

test('the site’s catalogues compile, and a language that is there lacks at most one message in twenty', () => {
  filesOf(WORDS, ['en-XA'])
  const missing = missingMessages(WORDS)
  for (const { tag, messages, missing: keys } of missing)
    expect(keys.length / messages, `${tag} lacks ${keys.join(', ')}`).toBeLessThan(0.05)
})

test('the edge has no sentences of screens that only browsers show', () => {
  const files = filesOf(WORDS, ['de'])
  const areas = [...files.keys()].flatMap((path) => /^en\/(\w+)\.d\.ts$/.exec(path)?.[1] ?? [])
  expect([...BROWSER_AREAS].filter((area) => !areas.includes(area))).toEqual([])
  expect([...BROWSER_AREAS].filter((area) => files.has(`edge/${area}.js`))).toEqual([])
  const german = files.get('edge/languages/de.js')!
  expect([...BROWSER_AREAS].filter((area) => german.includes(`"${area}": {`))).toEqual([])
  expect(german).toContain('"standings": {')
})
