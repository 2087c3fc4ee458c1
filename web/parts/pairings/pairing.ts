import type { Facts } from '#core/match/facts.ts'
import { NO_OUTCOME, type Outcome } from '#core/match/outcome.ts'
import { status, type Status } from '#core/match/status.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { pointsAt } from '#core/snapshot/outcome-points.ts'

/** One row of a round's table: who meets whom, and what is known of it. */
export interface PairingView {
  id: string
  /** Its place in the round, from 1. */
  board: number
  /** Positions in the player columns; black −1: a bye. */
  white: number
  black: number
  pool: number
  outcome: [white: Outcome, black: Outcome]
  /** Doubled game points; none where the outcome says it all. */
  points: [white: number, black: number] | undefined
  /** Two letters a game, in order. */
  games: string
  facts: Facts
}

/** The pairings of a round in board order; none when it is not drawn. */
export function pairingViews({ id, rounds, settings }: Snapshot, round: number): PairingView[] {
  const columns = rounds[round - 1]
  if (!columns) return []
  const { no, white, black, outcomes, games, pool, facts } = columns
  return white.map((first, at) => ({
    id: pairingId(id, round, no?.[at] ?? at + 1),
    board: at + 1,
    white: first,
    black: black[at]!,
    pool: pool?.[at] ?? 0,
    outcome: [outcomes[2 * at] as Outcome, outcomes[2 * at + 1] as Outcome],
    points: pointsAt(columns, at, settings),
    games: games?.[at] ?? '',
    facts: facts?.[at] ?? {},
  }))
}

export const isByePairing = ({ black }: PairingView): boolean => black < 0

/** Where a pairing stands. A result that waits for a director is none yet. */
export const pairingStatus = ({ outcome, facts }: PairingView, now: number): Status =>
  status({ ...facts, scored: outcome.join('') !== NO_OUTCOME && !facts.provisional }, now)

/** Whether a match has begun: from then on its score is shown. */
export const showsScore = (status: Status): boolean =>
  status === 'live' || status === 'finished' || status === 'confirmed'
