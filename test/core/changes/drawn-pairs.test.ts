import { expect, test } from 'vitest'
import { drawnMatches } from '#core/changes/drawn-pairs.ts'
import type { Draw, DrawnPair } from '#core/snapshot/desk.ts'
import { aSnapshot } from '#test/support/build.ts'

const PROPOSED: DrawnPair[] = [
  { white: 1, black: 3 },
  { white: 4, black: 2 },
  { white: 5, black: null, bye: 'U' },
  { white: 6, black: null, bye: 'H' },
]

const marked = (pairs: DrawnPair[], engine: Draw['engine'] = 'swiss'): number[] =>
  drawnMatches(aSnapshot({ players: 9 }), { round: 1, engine, proposed: PROPOSED, pairs }).flatMap(({ facts, no }) =>
    facts?.byHand ? [no] : [],
  )

test('boards and byes that differ from the engine’s are marked, and no others', () => {
  expect(marked(PROPOSED)).toEqual([])
  // Colours reversed; another opponent, and the bye that follows from it.
  expect(marked([{ white: 3, black: 1 }, ...PROPOSED.slice(1)])).toEqual([1])
  expect(marked([{ white: 1, black: 5 }, PROPOSED[1]!, { white: 3, black: null, bye: 'U' }, PROPOSED[3]!])).toEqual([
    1, 3,
  ])
  // The order of boards does not matter.
  expect(marked([PROPOSED[1]!, PROPOSED[0]!, PROPOSED[2]!, PROPOSED[3]!])).toEqual([])
})

test('pairs of a round without an engine are not marked', () => {
  expect(marked([{ white: 3, black: 1 }], 'hand')).toEqual([])
})
