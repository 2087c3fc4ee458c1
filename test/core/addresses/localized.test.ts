import { expect, test } from 'vitest'
import { chosenAddress } from '#core/addresses/chosen-language.ts'
import { basenameOf, languageOf, localizedPath, withoutLanguage } from '#core/addresses/localized.ts'
import { offeredLanguage } from '#core/addresses/offered-language.ts'
import { parsePath } from '#core/addresses/parse-path.ts'

// The pseudo-language, `xx`, is there in all tests.

test.each([
  ['/', '/en-XA'],
  ['/?from=news', '/en-XA?from=news'],
  ['/t/rivers/standings/3', '/en-XA/t/rivers/standings/3'],
  ['/events#open', '/en-XA/events#open'],
])('the page at %s has the address %s in another language', (path, localized) => {
  expect(localizedPath('en-XA', path)).toBe(localized)
  expect(localizedPath('en', path)).toBe(path)
})

test.each([
  ['/en-XA', 'en-XA', '/'],
  ['/en-XA/', 'en-XA', '/'],
  ['/en-XA/t/rivers', 'en-XA', '/t/rivers'],
  ['/t/rivers', 'en', '/t/rivers'],
  ['/en-XAl/t', 'en', '/en-XAl/t'],
  ['/EN-xa/t/rivers', 'en', '/EN-xa/t/rivers'],
  ['/en/events', 'en', '/en/events'],
])('%s is a page in %s', (path, language, pathname) => {
  expect(withoutLanguage(path)).toEqual({ language, pathname })
})

test('the tag of a language is no tournament, in any case', () => {
  expect(parsePath('/en-XA')).toEqual({ page: 'unknown' })
  expect(parsePath('/EN-xa')).toEqual({ page: 'unknown' })
  expect(parsePath('/en')).toEqual({ page: 'unknown' })
})

test('addresses in English begin at the root, in another language with its tag', () => {
  expect([basenameOf('en'), basenameOf('en-XA')]).toEqual(['/', '/en-XA'])
  expect([languageOf('en-xa'), languageOf('tlh'), languageOf(undefined)]).toEqual(['en-XA', undefined, undefined])
})

const html = { cookie: 'en-XA', accept: 'text/html,*/*' }
const at = (path: string) => ({
  pathname: path.split('?')[0]!,
  search: path.includes('?') ? `?${path.split('?')[1]}` : '',
})

test('a reader who chose a language is sent to it from addresses without one', () => {
  expect(chosenAddress(at('/t/rivers?tab=2'), html)).toBe('/en-XA/t/rivers?tab=2')
  expect(chosenAddress(at('/'), html)).toBe('/en-XA')
})

test.each([
  ['a link in a language stays in it', '/en-XA/t/rivers', html],
  ['an embed has the language of its page', '/t/rivers?embed=standings', html],
  ['a file has no language', '/site.webmanifest', html],
  ['data have no language', '/t/rivers', { ...html, accept: 'application/json' }],
  ['nobody chose', '/t/rivers', { ...html, cookie: undefined }],
  ['English has no tag', '/t/rivers', { ...html, cookie: 'en' }],
  ['there is no such language', '/t/rivers', { ...html, cookie: 'tlh' }],
])('%s', (_why, path, asked) => {
  expect(chosenAddress(at(path), asked)).toBeUndefined()
})

test.each([
  [['de-AT', 'en'], 'en', 'de'],
  [['tlh', 'en-XA'], 'en', 'en-XA'],
  [['en-GB', 'en-XA'], 'en', undefined],
  [['en-GB'], 'en-XA', 'en'],
  [['tlh'], 'en', undefined],
])('a browser that wants %j on a page in %s is offered %s', (wanted, current, offered) => {
  expect(offeredLanguage(wanted, current)).toBe(offered)
})
