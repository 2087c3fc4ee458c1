import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEDERATIONS, federation } from '#core/people/federations.ts'

test('every federation has a flag in the file of flags', () => {
  const sprite = readFileSync(new URL('../../../web/public/flags.svg', import.meta.url), 'utf8')
  const drawn = Array.from(sprite.matchAll(/<symbol id="([A-Z]{3})"/g), ([, code]) => code)
  expect(drawn).toEqual([...FEDERATIONS.keys()])
})

test.each([
  ['NED', 'NED'],
  [' ger ', 'GER'],
  ['GBR', 'GBR'],
  ['BGD', 'BAN'],
  ['BLZ', 'BIZ'],
  ['FJI', 'FIJ'],
  ['GIB', 'GIB'],
  ['NLD', 'NED'],
  ['FID', 'FID'],
  ['fide', 'FID'],
])('%s is the federation %s', (written, code) => {
  expect(federation(written)).toBe(code)
})

test.each(['', 'NON', '???', 'constructor'])('“%s” is no federation', (written) => {
  expect(federation(written)).toBeUndefined()
})
