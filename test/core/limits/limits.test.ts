import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('forms take the lengths of their fields from core/limits, where the API has them too', () => {
  const literal = /maxLength=(\{\s*\d|["'])/
  expect(globSync('web/**/*.tsx').filter((path) => literal.test(readFileSync(path, 'utf8')))).toEqual([])
  expect('maxLength={80}').toMatch(literal)
})
