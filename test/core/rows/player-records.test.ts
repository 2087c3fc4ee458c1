import { expect, test } from 'vitest'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import { playerRecords } from '#core/rows/player-records.ts'

const row = (name: string, userId: string | null, scores: number[], team = 'Ash'): IndividualRow => ({
  userId,
  name,
  username: null,
  team,
  nationality: '',
  title: '',
  rating: 0,
  histories: scores.map((score, at) => ({
    round: at + 1,
    board: 1,
    score,
    games: 2,
    colour: 'W',
    opponent: 'Somebody',
    resultId: `cup-${at + 1}-1`,
  })),
})

test('one account is one player over the seasons, with the team of the newest', () => {
  const records = playerRecords([
    { season: 'autumn', rows: [row('Ann Lee', 'ann', [2, 1.5], 'Birch')] },
    { season: 'spring', rows: [row('Ann Lee', 'ann', [1]), row('Bo Kim', null, [2, 2, 2])] },
  ])
  expect(
    records.map(({ name, team, seasons, games, points, percentage }) => [
      name,
      team,
      seasons,
      games,
      points,
      percentage,
    ]),
  ).toEqual([
    ['Bo Kim', 'Ash', 1, 6, 6, 100],
    ['Ann Lee', 'Birch', 2, 6, 4.5, 75],
  ])
})

test('equal names without an account stay different players, and who never played is left out', () => {
  const records = playerRecords([
    { season: 'autumn', rows: [row('Bo Kim', null, [1])] },
    { season: 'spring', rows: [row('Bo Kim', null, [2]), row('Cy Roe', 'cy', [])] },
  ])
  expect(records.map(({ name, points }) => [name, points])).toEqual([
    ['Bo Kim', 2],
    ['Bo Kim', 1],
  ])
})
