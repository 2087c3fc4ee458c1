import { expect, test } from 'vitest'
import { formatBookmark, parseBookmark, withSeen } from '#core/addresses/bookmark.ts'

test('a bookmark remembers the events seen last, each with its highest version', () => {
  let seen = parseBookmark('')
  for (const [id, version] of [
    ['cup', 3],
    ['open', 7],
    ['cup', 2],
    ['rivers', 1],
    ['blitz', 4],
  ] as const)
    seen = withSeen(seen, id, version)
  expect(formatBookmark(seen)).toBe('blitz.4~rivers.1~cup.3')
  expect(parseBookmark(formatBookmark(seen))).toEqual(seen)
})

test.each(['~~~', 'cup', 'cup.', 'CUP.3', 'cup.-1', 'cup.1e9', `${'x'.repeat(40)}.1`, 'cup.99999999999999'])(
  'what can’t be read is ignored: %s',
  (text) => expect(parseBookmark(text).size).toBe(0),
)
