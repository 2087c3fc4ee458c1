import { NONE } from '../match/outcome.ts'
import type { Judged } from '../match/status.ts'
import { BYE } from '../player/player.ts'
import { matchId, playerId } from './ids.ts'
import { judged } from './judged.ts'
import type { RoundColumns, Snapshot } from './snapshot.ts'
import { byeHalves, pointsAt, worth } from './worth.ts'

/** One pairing picked out of its round's columns. */
export interface Seat {
  id: string
  round: number
  no: number
  /** From 1. */
  board: number
  pool: number
  /** Positions in the player columns; Black's is −1 in a bye. */
  white: number
  black: number
  match: Judged
  /** White's and Black's letter. */
  outcome: string
  /** Game points, not doubled; null before there are any. */
  points: [white: number, black: number] | null
}

/** The pairings of one round or of all, in order; of these ids alone when they are given. */
export function seats(snapshot: Snapshot, round?: number, ids?: readonly string[]): Seat[] {
  const wanted = ids && new Set(ids)
  const rounds = round === undefined ? snapshot.rounds.map((_, at) => at + 1) : [round]
  return rounds.flatMap((number) => {
    const pairings = snapshot.rounds[number - 1]
    const all = pairings ? pairings.white.map((_, at) => seat(snapshot, pairings, number, at)) : []
    return wanted ? all.filter(({ id }) => wanted.has(id)) : all
  })
}

function seat(snapshot: Snapshot, pairings: RoundColumns, round: number, at: number): Seat {
  const outcome = pairings.outcomes.slice(2 * at, 2 * at + 2)
  const no = pairings.no?.[at] ?? at + 1
  return {
    id: matchId(snapshot.id, round, no),
    round,
    no,
    board: at + 1,
    pool: pairings.pool?.[at] ?? 0,
    white: pairings.white[at]!,
    black: pairings.black[at]!,
    match: judged(pairings.facts?.[at], outcome),
    outcome,
    points: pointsOf(snapshot, pairings, at, outcome),
  }
}

function pointsOf({ settings }: Snapshot, round: RoundColumns, at: number, outcome: string): Seat['points'] {
  if (!round.points && outcome === NONE) return null
  const [white, black] = pointsAt(round, at, settings) ?? worth(outcome, settings.gamePointTotal, byeHalves(settings))
  return [white / 2, black / 2]
}

/** A competitor's id by position; `bye` for nobody. */
export const competitorId = ({ id, players }: Pick<Snapshot, 'id' | 'players'>, position: number): string =>
  position < 0 ? BYE.id : playerId(id, players.no[position]!)
