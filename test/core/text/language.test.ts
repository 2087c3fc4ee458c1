import { expect, test } from 'vitest'
import { inForce, inLanguage } from '#core/text/language.ts'
import { LANGUAGES } from '#words/languages.js'

const [english, other] = LANGUAGES.map(({ tag }) => tag)
const name = inForce(
  LANGUAGES.map(
    ({ tag }) =>
      () =>
        tag,
  ),
)

test('words are of the language in force, and English outside of it', () => {
  expect(inLanguage(other!, name)).toBe(other)
  expect(name()).toBe(english)
})

test('a language within another ends with it, also by an error', () => {
  const within = inLanguage(other!, () => {
    expect(() =>
      inLanguage(english!, () => {
        throw new Error('broken')
      }),
    ).toThrow('broken')
    return name()
  })
  expect(within).toBe(other)
  expect(name()).toBe(english)
})

test('an unknown language is English', () => {
  expect(inLanguage('tlh', name)).toBe(english)
})
