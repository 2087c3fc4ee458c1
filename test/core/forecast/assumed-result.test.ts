import { expect, test } from 'vitest'
import { sortResults, withResults, type AssumedResult } from '#core/forecast/assumed-result.ts'
import { formatResults, parseResults } from '#core/forecast/results-in-address.ts'
import { openCount, roundToCome } from '#core/forecast/round-to-come.ts'
import { standings } from '#core/standings/table.ts'
import { aSnapshot } from '#test/support/build.ts'

const cup = aSnapshot({ rounds: ['1-2 1, 3-4 =', '1-3, 4-2 1'], settings: { totalRounds: 3 } })
const tried = (round: number, no: number, first: number, isChanged = false): AssumedResult => ({
  round,
  no,
  first,
  isChanged,
})

test('results are written into an address and read back', () => {
  const results = [tried(8, 1, 0), tried(8, 2, 1), tried(8, 4, 2, true), tried(9, 12, 1, true)]
  expect(formatResults(results, 1)).toBe('8-1b.2d.4W_9-12D')
  expect(parseResults('8-1b.2d.4W_9-12D')).toEqual(results)
  expect(formatResults([tried(7, 3, 17)], 16)).toBe('7-3x17')
  expect(parseResults('7-3x17')).toEqual([tried(7, 3, 17)])
  expect(formatResults([], 1)).toBeUndefined()
  for (const nonsense of [null, '', '8', '8-', '8-1', '8-1q', 'x-1w', '8-1w2d', '__..--'])
    expect(parseResults(nonsense)).toEqual([])
})

test('standings follow tried results, and the tournament itself does not change', () => {
  const assumed = withResults(cup, [tried(2, 1, 0), tried(1, 1, 1, true)])
  const score = (snapshot: typeof cup) => standings(snapshot, 2).rows.map(({ player, score }) => [player + 1, score])
  expect(Object.fromEntries(score(assumed))).toEqual({ 1: 1, 2: 1, 3: 3, 4: 3 })
  expect(Object.fromEntries(score(cup))).toEqual({ 1: 2, 2: 0, 3: 1, 4: 3 })
  expect(openCount(assumed)).toBe(0)
  expect(roundToCome(assumed)).toBe(3)
})

test('a board that has finished since counts with its real result, a changed one as changed', () => {
  const { kept, overtaken } = sortResults(cup, [
    tried(2, 1, 0),
    tried(2, 2, 1),
    tried(1, 1, 0, true),
    tried(1, 2, 1, true),
  ])
  // Board 1 of round 2 is open, board 2 has finished, and a draw between 3 and 4 is no change.
  expect(kept).toEqual([tried(2, 1, 0), tried(1, 1, 0, true)])
  expect(overtaken).toEqual([{ tried: tried(2, 2, 1), position: 1, ended: [2, 0] }])
})

test('invalid results are left out: another round, a bye, more points than there are', () => {
  const byes = aSnapshot({ rounds: ['1-2, 3'], settings: { totalRounds: 3 } })
  expect(sortResults(byes, [tried(1, 2, 2), tried(4, 1, 2), tried(1, 9, 2), tried(1, 1, 3)])).toEqual({
    kept: [],
    overtaken: [],
  })
  expect(withResults(byes, [tried(1, 2, 2), tried(4, 1, 2)])).toEqual(byes)
})

test('a match of several games gets the tried points', () => {
  const settings = { competitors: 'team', gamePointTotal: 4, totalRounds: 2, winReward: 2, drawReward: 1 } as const
  const teams = aSnapshot({ rounds: ['1-2, 3-4'], settings })
  const [first] = withResults(teams, [tried(1, 2, 3)]).rounds
  expect(first).toMatchObject({ outcomes: '  01', points: [null, null, 3, 5] })
})
