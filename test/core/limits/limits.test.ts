import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the fields of forms and of the API take their lengths from core/limits', () => {
  const literal = /maxLength=(\{\s*\d|["'])/
  expect(globSync('web/**/*.tsx').filter((path) => literal.test(readFileSync(path, 'utf8')))).toEqual([])
  expect('maxLength={80}').toMatch(literal)
})
