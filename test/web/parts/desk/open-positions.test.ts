import { expect, test } from 'vitest'
import type { RunningMatch } from '#web/api/answers.ts'
import { openPositions, positionKey } from '#web/parts/desk/feeds/open-positions.ts'

const side = { username: '', team: '', result: null }
const match = (no: number, pgn: string, evaluations?: (number | null)[]): RunningMatch => ({
  id: `cup-7-${no}`,
  at: 0,
  lineUp: [],
  teamsUnidentified: false,
  linkMissing: false,
  seenAt: null,
  games: [
    {
      white: side,
      black: side,
      pgn,
      board: 1,
      game: 1,
      link: null,
      startTime: null,
      endTime: null,
      movedAt: null,
      ...(evaluations && { evaluations }),
    },
  ],
})
const order = (matches: RunningMatch[], done: string[] = []) =>
  openPositions(matches, new Set(done)).map(({ n, ply }) => `${n}:${ply}`)

test('the last position of every board comes before earlier ones', () => {
  expect(order([match(1, '1. e4 e5 2. Nf3 *'), match(2, '1. d4 *')])).toEqual(['1:3', '2:1', '1:2', '1:1'])
})

test('positions with an evaluation in the text or from the engine are left out', () => {
  expect(order([match(1, '1. e4 {[%eval 0.3]} e5 2. Nf3 *', [null, 20])])).toEqual(['1:3'])
})

test('what was judged is not judged again, unless the moves became others', () => {
  const [last] = openPositions([match(1, '1. e4 e5 *')], new Set())
  expect(order([match(1, '1. e4 e5 *')], [positionKey(last!)])).toEqual(['1:1'])
  expect(order([match(1, '1. e4 c5 *')], [positionKey(last!)])).toEqual(['1:2', '1:1'])
})
