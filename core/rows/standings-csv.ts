import type { Outcome } from '../match/outcome.ts'
import type { RoundLine } from '../standings/round-line.ts'
import { competitorName } from '../snapshot/names.ts'
import { sheets } from '../standings/sheet.ts'
import { standings } from '../standings/table.ts'
import { csv } from '../text/csv.ts'
import { formatPoints, plainPoints } from '../text/score.ts'
import { poolTitle } from '../snapshot/pools.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * Standings after a round as CSV: rank, number, name, federation, rating if shown, a column for each round, score and
 * tie-breaks. A round has the opponent's number, as several may share a rank, the colour and the result: `12w1`, `3b½`, `7w+` for a forfeit, `½ bye`;
 * empty if unpaired.
 */
export function standingsCsv(snapshot: Snapshot, round: number): string {
  const { players, settings, systems } = snapshot
  const { columns, rows } = standings(snapshot, round)
  const all = sheets(snapshot, round)
  const pools = new Set(rows.map(({ pool }) => pool)).size > 1
  const drawn = Math.min(round, snapshot.rounds.length)
  const heads = [
    ...(pools ? ['Pool'] : []),
    'Rank',
    'No.',
    'Name',
    'Federation',
    ...(settings.showRatings ? ['Rating'] : []),
    ...Array.from({ length: drawn }, (_, at) => `R${at + 1}`),
    'Score',
    ...columns.map(({ short }) => short),
  ]
  const lines = rows.map(({ player, pool, rank, exclusion, score, values }) => [
    ...(pools ? [poolTitle(settings, systems, round, pool)] : []),
    exclusion ? '' : rank,
    players.no[player],
    competitorName(snapshot, player),
    players.nationality[player],
    ...(settings.showRatings ? [players.rating[player] || null] : []),
    ...all[player]!.history.map((line) => cellOf(line, players.no, settings.displayPoints === 'game')),
    plainPoints(score),
    ...values.map((value, at) => (Number.isNaN(value) ? null : value / columns[at]!.divisor)),
  ])
  return csv([heads, ...lines])
}

const SIGNS: Partial<Record<Outcome, string>> = { '+': '+', '-': '-' }

function cellOf(line: RoundLine, numbers: number[], gamePoints: boolean): string {
  const { outcome, opponent, colour, match, game, no } = line
  if (no === null) return ''
  const points = gamePoints ? game : match
  const figure = SIGNS[outcome] ?? (points === null ? '' : formatPoints(points))
  if (opponent < 0) return `${figure} bye`.trim()
  return `${numbers[opponent]}${colour === 'B' ? 'b' : 'w'}${figure}`
}
