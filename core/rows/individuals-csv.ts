import { csv } from '../text/csv.ts'
import type { IndividualScore } from './individual-scores.ts'
import { plainPoints } from '../text/score.ts'

/** Individual scores as CSV, with a column for each round. */
export function individualsCsv(scores: readonly IndividualScore[], rounds: number): string {
  const drawn = Array.from({ length: rounds }, (_, at) => at + 1)
  const lines = scores.map(({ row, rank, score, games, percentage, performance }) => [
    rank,
    row.title,
    row.name,
    row.nationality,
    row.team,
    row.rating || null,
    ...drawn.map((round) => row.histories.find((history) => history.round === round)?.score),
    plainPoints(score),
    games,
    percentage,
    performance,
  ])
  return csv([
    [
      'Rank',
      'Title',
      'Name',
      'Federation',
      'Team',
      'Rating',
      ...drawn.map((round) => `R${round}`),
      'Score',
      'Games',
      'Percentage',
      'Performance',
    ],
    ...lines,
  ])
}
