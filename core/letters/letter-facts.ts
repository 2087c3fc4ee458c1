import { competitorName } from '../snapshot/names.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import { gamePoints } from '../snapshot/pairing.ts'
import { hasStandings } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { standings, type StandingsRow } from '../standings/table.ts'
import type { HalfPoints } from '../text/score.ts'
import type { Start } from '../text/start.ts'
import type { DueLetter } from './due-letters.ts'
import { byeOf, opponentOf, type ByeKind } from './seat.ts'

/** Places of the standings that a letter names. */
const MOST_LEADERS = 5

export interface LetterFacts {
  kind: DueLetter['kind']
  event: string
  round: number
  /** The name of the player or team. */
  own: string
  isTeam: boolean
  start: Start | null
  /** The venue's; null if unknown. */
  timeZone: string | null
  pairing:
    | { bye: ByeKind }
    | { board: number; hasWhite: boolean; opponent: string; result: [own: HalfPoints, other: HalfPoints] | null }
  /** After the round; null before the round is closed, and where nobody is ranked. */
  place: { score: HalfPoints; rank: number; of: number; leaders: LeadingPlace[] } | null
  /** Whether these are the final standings. */
  isFinal: boolean
  /** The round after a closed one; null if its start is not known. */
  next: { round: number; start: Start } | null
}

interface LeadingPlace {
  rank: number
  name: string
  score: HalfPoints
}

/** What letters say, for those that are due; the standings are computed once. */
export function letterFacts(snapshot: Snapshot, due: readonly DueLetter[]): LetterFacts[] {
  const { closed = 0 } = snapshot
  const table =
    due.some(({ kind }) => kind === 'result') && hasStandings(snapshot.settings, snapshot.systems, closed)
      ? standings(snapshot, closed).rows.filter(({ exclusion }) => exclusion === undefined)
      : []
  const pools = Map.groupBy(table, ({ pool }) => pool)
  const rows = new Map(table.map((row) => [row.player, row]))
  return due.map((letter) => factsOf(snapshot, letter, rows.get(letter.seat.position), pools))
}

function factsOf(
  snapshot: Snapshot,
  { kind, seat }: DueLetter,
  row: StandingsRow | undefined,
  pools: ReadonlyMap<number, StandingsRow[]>,
): LetterFacts {
  const { settings, dates, name } = snapshot
  const { round } = seat.pairing
  const isResult = kind === 'result'
  const isFinal = isResult && (!snapshot.active || round === settings.totalRounds)
  const nextStart = dates[round]
  return {
    kind,
    event: name,
    round,
    own: competitorName(snapshot, seat.position),
    isTeam: settings.competitors === 'team',
    start: dates[round - 1] ?? null,
    timeZone: settings.timeZone,
    pairing: pairingOf(snapshot, seat),
    place: isResult && row ? placeOf(snapshot, row, pools.get(row.pool)!) : null,
    isFinal,
    next: isResult && !isFinal && nextStart != null ? { round: round + 1, start: nextStart } : null,
  }
}

function pairingOf(snapshot: Snapshot, seat: DueLetter['seat']): LetterFacts['pairing'] {
  const { pairing, side } = seat
  const opponent = opponentOf(seat)
  if (opponent < 0) return { bye: byeOf(pairing) }
  const points = gamePoints(pairing, snapshot.settings)
  return {
    board: pairing.board,
    hasWhite: side === 0,
    opponent: ratedName(snapshot, opponent),
    result: points && (side === 0 ? points : [points[1], points[0]]),
  }
}

const placeOf = (snapshot: Snapshot, { score, rank }: StandingsRow, pool: StandingsRow[]) => ({
  score,
  rank,
  of: pool.length,
  leaders: pool.slice(0, MOST_LEADERS).map((row) => ({
    rank: row.rank,
    name: distinctName(snapshot, row.player),
    score: row.score,
  })),
})

/** `GM Ann Lee (2510)`: title and rating where there are any, and ratings are shown. */
export function ratedName(snapshot: Snapshot, position: number): string {
  const { players, settings } = snapshot
  const title = players.title?.[position]
  const rating = settings.showRatings ? players.rating[position]! : 0
  const name = distinctName(snapshot, position)
  return `${title ? `${title} ` : ''}${name}${rating > 0 ? ` (${rating})` : ''}`
}
