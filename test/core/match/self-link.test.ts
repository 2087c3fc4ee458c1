import { expect, test } from 'vitest'
import { fateOf } from '#core/match/self-link.ts'

test('what becomes of a game link is for the tournament to say, and a director’s stands at once', () => {
  const fates = ([0, 1, 2, 3] as const).map((allowSelfLinks) => fateOf({ allowSelfLinks }, false))
  expect(fates).toEqual([undefined, 'asked', 'both', 'saved'])
  expect(fateOf({ allowSelfLinks: 0 }, true)).toBe('saved')
})
