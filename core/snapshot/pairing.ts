import { NO_OUTCOME } from '../match/outcome.ts'
import type { JudgedFacts } from '../match/status.ts'
import { pairingId, playerId } from './ids.ts'
import { judgeFacts } from './judged-facts.ts'
import type { RoundColumns, Snapshot } from './snapshot.ts'
import { byeResult, pointsAt, outcomePoints } from './outcome-points.ts'
import { BYE } from './names.ts'

/** One pairing picked out of its round's columns. */
export interface Pairing {
  id: string
  round: number
  no: number
  /** From 1. */
  board: number
  pool: number
  /** Positions in the player columns; Black's is −1 in a bye. */
  white: number
  black: number
  facts: JudgedFacts
  /** White's and Black's letter. */
  outcome: string
  /** Game points, not doubled; null before there are any. */
  points: [white: number, black: number] | null
}

/** The pairings of one round or of all, in order; of these ids alone when they are given. */
export function pairings(snapshot: Snapshot, round?: number, ids?: readonly string[]): Pairing[] {
  const wanted = ids && new Set(ids)
  const rounds = round === undefined ? snapshot.rounds.map((_, at) => at + 1) : [round]
  return rounds.flatMap((number) => {
    const columns = snapshot.rounds[number - 1]
    const all = columns ? columns.white.map((_, at) => pairingAt(snapshot, columns, number, at)) : []
    return wanted ? all.filter(({ id }) => wanted.has(id)) : all
  })
}

function pairingAt(snapshot: Snapshot, columns: RoundColumns, round: number, at: number): Pairing {
  const outcome = columns.outcomes.slice(2 * at, 2 * at + 2)
  const no = columns.no?.[at] ?? at + 1
  return {
    id: pairingId(snapshot.id, round, no),
    round,
    no,
    board: at + 1,
    pool: columns.pool?.[at] ?? 0,
    white: columns.white[at]!,
    black: columns.black[at]!,
    facts: judgeFacts(columns.facts?.[at], outcome),
    outcome,
    points: pointsOf(snapshot, columns, at, outcome),
  }
}

function pointsOf({ settings }: Snapshot, round: RoundColumns, at: number, outcome: string): Pairing['points'] {
  if (!round.points && outcome === NO_OUTCOME) return null
  const [white, black] =
    pointsAt(round, at, settings) ?? outcomePoints(outcome, settings.gamePointTotal, byeResult(settings))
  return [white / 2, black / 2]
}

/** A competitor's id by position; `bye` for nobody. */
export const competitorId = ({ id, players }: Pick<Snapshot, 'id' | 'players'>, position: number): string =>
  position < 0 ? BYE.id : playerId(id, players.no[position]!)
