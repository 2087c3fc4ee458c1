import { expect, test } from 'vitest'
import { inLanguage, loadLanguage } from '#core/text/language.ts'
import { countryName } from '#web/parts/people/country-name.ts'

test('countries have their names in the language in force, whatever language they were shown in before', async () => {
  await loadLanguage('en-XA')
  const pseudo = inLanguage('en-XA', () => countryName('ENG'))
  expect(pseudo).not.toBe('England')
  expect(countryName('ENG')).toBe('England')
  expect(inLanguage('en-XA', () => countryName('ENG'))).toBe(pseudo)
  expect(countryName('NED')).toBe('Netherlands')
})
