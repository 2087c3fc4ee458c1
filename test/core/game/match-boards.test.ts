import { expect, test } from 'vitest'
import { defaultGame } from '#core/game/boards.ts'
import { matchBoards } from '#core/game/match-boards.ts'
import { emptyMini, type Mini } from '#core/match/mini.ts'
import type { GameRow } from '#core/rows/game-row.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const NOW = 10_000
const SEGMENTS = ['Rapid', 'Blitz', 'Bullet'].map((label) => ({
  label,
  timeClass: 'rapid' as const,
  minBoards: 16,
  gamesPerBoard: 2,
}))

/** Harbour against Quiet in three matches of a fixture at the chess site. */
function aFixture(...minis: Partial<Mini>[]) {
  const live = { linkSource: 'chessCom', linkType: 'team', boards: 16, startTime: 500 } as const
  const snapshot = aSnapshot({
    players: ['Harbour', 'Quiet'],
    settings: { competitors: 'team', segments: SEGMENTS, gamePointTotal: 96 },
    rounds: [
      aRound('1-2 *', { minis: [minis.map((mini, at): Mini => ({ ...emptyMini(at + 1), facts: live, ...mini }))] }),
    ],
  })
  return { snapshot, pairing: pairings(snapshot, 1)[0]! }
}

const row = (game: number, white: string, black: string): GameRow => ({
  white: { username: white, result: null, team: 'Harbour' },
  black: { username: black, result: null, team: 'Quiet' },
  pgn: '1. e4',
  board: 1,
  game,
  link: null,
  startTime: null,
  endTime: null,
})

test('each match of a fixture has its own boards, with the label of the match', () => {
  const { snapshot, pairing } = aFixture({ games: '10' }, {}, {})
  const rows = [row(2, 'ann', 'bob'), row(1001, 'cem', 'dia')]
  const boards = matchBoards(snapshot, pairing, { rows }, NOW)
  expect(boards).toHaveLength(32)
  expect(boards[0]).toMatchObject({
    number: 1,
    numberInPairing: 1,
    label: 'Rapid',
    names: ['ann', 'bob'],
    score: [2, 0],
    slots: [
      { no: 1, state: 'over' },
      { no: 2, state: 'live' },
    ],
  })
  expect(boards[16]).toMatchObject({
    number: 1,
    numberInPairing: 1001,
    label: 'Blitz',
    names: ['cem', 'dia'],
    slots: [
      { no: 1001, state: 'live', row: { game: 1001 } },
      { no: 1002, state: 'open' },
    ],
  })
  expect(boards[31]).toMatchObject({ number: 16, numberInPairing: 1016, label: 'Blitz' })
  expect(defaultGame(boards)).toBe(2)
})

test('a match of which only the line-up is known has boards, and one of which nothing is known has none', () => {
  const { snapshot, pairing } = aFixture({}, {}, {})
  const lineUp = [{ board: 2003, first: 'eva', second: 'fay' }]
  const boards = matchBoards(snapshot, pairing, { rows: [], lineUp }, NOW)
  expect(boards.map(({ label }) => label)).toEqual(Array.from({ length: 16 }, () => 'Bullet'))
  expect(boards[2]).toMatchObject({ number: 3, numberInPairing: 2003, names: ['eva', 'fay'] })
  expect(matchBoards(snapshot, pairing, { rows: [] }, NOW)).toEqual([])
})
