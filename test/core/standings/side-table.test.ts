import { expect, test } from 'vitest'
import { sideTable } from '#core/standings/side-table.ts'
import { aSnapshot, somePlayers } from '#test/support/build.ts'

const MATCH = {
  settings: { pairingSystem: 'scheveningen', totalRounds: 3 } as const,
  players: 6,
  rounds: ['1-4 1, 2-5 =, 6-3 1', '5-1 +-, 2-6 1, 4-3 *'],
}

/** The players of each side with their points, and the side's points, all in half points. */
const scores = (round: number, snapshot = aSnapshot(MATCH)) =>
  sideTable(snapshot, round).map(({ rows, score }) => ({
    rows: rows.map((row) => [snapshot.players.no[row.player], row.score]),
    score,
  }))

test('each side has the points of its players against the other side, forfeits among them', () => {
  expect(scores(2)).toEqual([
    {
      rows: [
        [1, 2],
        [2, 3],
        [3, 0],
      ],
      score: 5,
    },
    {
      rows: [
        [4, 0],
        [5, 3],
        [6, 2],
      ],
      score: 5,
    },
  ])
})

test('an earlier round has the score of its time', () => {
  expect(scores(1).map(({ score }) => score)).toEqual([3, 3])
})

test('two pools are the sides, whichever numbers their players have', () => {
  const players = { ...somePlayers(6), pool: [0, 1, 0, 1, 0, 1] }
  const sides = scores(1, aSnapshot({ ...MATCH, players, rounds: ['1-2 1, 3-4 0, 5-6 1'] }))
  expect(sides.map(({ rows }) => rows.map(([no]) => no))).toEqual([
    [1, 3, 5],
    [2, 4, 6],
  ])
  expect(sides.map(({ score }) => score)).toEqual([4, 2])
})

test('a cell holds all rounds against one opponent, as of a double match', () => {
  const rounds = ['1-3 1, 2-4 =', '4-1 1, 3-2 0', '3-1 =, 4-2 1', '1-4 =, 2-3 1']
  const [one] = sideTable(aSnapshot({ ...MATCH, players: 4, rounds }), 4)
  expect(one.rows.map(({ cells }) => cells.map((lines) => lines.map(({ game }) => game)))).toEqual([
    [
      [2, 1],
      [0, 1],
    ],
    [
      [2, 2],
      [1, 0],
    ],
  ])
})
