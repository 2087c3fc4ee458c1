import { expect, test } from 'vitest'
import { individualsCsv } from '#core/rows/individuals-csv.ts'
import { individualScores } from '#core/rows/individual-scores.ts'

test('a line has the player, the team, each round and the total', () => {
  const histories = [
    { round: 2, board: 3, score: 1.5, games: 2, colour: 'W' as const, opponent: 'Bob', resultId: 'cup-2-1' },
  ]
  const row = {
    userId: null,
    username: null,
    title: 'GM',
    rating: 2500,
    nationality: 'NED',
    name: 'Ann',
    team: 'Tigers',
  }
  expect(individualsCsv(individualScores([{ ...row, histories }]), 2)).toBe(
    'Rank,Title,Name,Federation,Team,Rating,R1,R2,Score,Games,Percentage,Performance\r\n' +
      '1,GM,Ann,NED,Tigers,2500,,1.5,1.5,2,75,\r\n',
  )
})
