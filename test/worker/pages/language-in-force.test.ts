import { beforeAll, expect, test } from 'vitest'
import { inLanguage, loadLanguage } from '#core/text/language.ts'
import * as say from '#words/standings.js'

const ENGLISH = 'Rank'
const GERMAN = 'Rang'
const word = () => say.rank()

beforeAll(() => loadLanguage('de'))

test('words are of the language in force, and English outside of it', () => {
  expect(inLanguage('de', word)).toBe(GERMAN)
  expect(word()).toBe(ENGLISH)
})

test('a language within another ends with it, also by an error', () => {
  const within = inLanguage('de', () => {
    expect(() =>
      inLanguage('en', () => {
        expect(word()).toBe(ENGLISH)
        throw new Error('broken')
      }),
    ).toThrow('broken')
    return word()
  })
  expect(within).toBe(GERMAN)
  expect(word()).toBe(ENGLISH)
})

test('an unknown language is English', async () => {
  await loadLanguage('tlh')
  expect(inLanguage('tlh', word)).toBe(ENGLISH)
  await loadLanguage('constructor')
  expect(inLanguage('constructor', word)).toBe(ENGLISH)
})
