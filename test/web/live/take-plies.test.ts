import { expect, test } from 'vitest'
import type { RunningMatch } from '#web/api/answers.ts'
import { takePlies } from '#web/live/take-plies.ts'

const side = { username: '', team: '', result: null }
const match = (no: number, ...texts: string[]): RunningMatch => ({
  id: `cup-7-${no}`,
  at: 1000,
  lineUp: [],
  teamsUnidentified: false,
  linkMissing: false,
  seenAt: null,
  games: texts.map((pgn, at) => ({
    white: side,
    black: side,
    pgn,
    board: at + 1,
    game: at + 1,
    link: null,
    startTime: null,
    endTime: null,
    movedAt: null,
  })),
})
const KNOWN = [match(1, '1. e4 *', '1. d4 *'), match(12, '1. c4 *')]
const take = (event: object) =>
  takePlies(KNOWN, { type: 'plies', r: 7, t: [], ...event }, { tournament: 'cup', since: 500 })

test('new half-moves go to their games, and their clocks begin to run', () => {
  const { matches, isLacking } = take({
    t: [
      [1, 2, 2, 'd5'],
      [12, 1, 2, 'e5', 60],
    ],
  })
  expect(isLacking).toBe(false)
  const [first, second] = matches
  expect(first!.games.map(({ pgn, movedAt }) => [pgn, movedAt])).toEqual([
    ['1. e4 *', null],
    ['1. d4 1... d5 *', 1500],
  ])
  expect(second!.games[0]!.pgn).toBe('1. c4 1... e5 {[%clk 0:01:00]} *')
})

test.each([[[[1, 1, 3, 'Nf3']]], [[[1]]], [[[5, 1, 1, 'e4']]]])('%j makes the page fetch the round', (t) => {
  expect(take({ t })).toMatchObject({
    isLacking: true,
    matches: [{ games: KNOWN[0]!.games }, { games: KNOWN[1]!.games }],
  })
})

test('evaluations go to positions that the game has', () => {
  const { matches } = take({
    t: [[1, 1, 2, 'e5']],
    e: [
      [1, 1, 2, 30],
      [1, 1, 3, 99],
      [12, 1, 1, -15],
      [4, 1, 1, 8],
    ],
  })
  expect(matches.map(({ games }) => games.map(({ evaluations }) => evaluations))).toEqual([
    [[null, 30], undefined],
    [[-15]],
  ])
})
