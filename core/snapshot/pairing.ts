import type { Facts } from '../match/facts.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { status, type JudgedFacts, type Status } from '../match/status.ts'
import type { HalfPoints } from '../text/score.ts'
import type { Settings } from '../tournament/tournament.ts'
import { pairingId, playerId } from './ids.ts'
import type { RoundColumns, Snapshot } from './snapshot.ts'
import { byeResult, pointsAt, outcomePoints } from './outcome-points.ts'
import { BYE } from './names.ts'

/**
 * A pairing as pages, embeds, files and rows of the API read it from a snapshot. Of it, results and links change the
 * `PairingState`; the database stores it as a `MatchRecord`.
 */
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
  /** White's and Black's letter. */
  outcome: string
  /** Game points, in a round that counts them; null where the outcome says it all. */
  points: [white: HalfPoints, black: HalfPoints] | null
  /** Two letters a game, in order. */
  games: string
  facts: JudgedFacts
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

function pairingAt({ id, settings }: Snapshot, columns: RoundColumns, round: number, at: number): Pairing {
  const outcome = columns.outcomes.slice(2 * at, 2 * at + 2)
  const no = columns.no?.[at] ?? at + 1
  return {
    id: pairingId(id, round, no),
    round,
    no,
    board: at + 1,
    pool: columns.pool?.[at] ?? 0,
    white: columns.white[at]!,
    black: columns.black[at]!,
    outcome,
    points: pointsAt(columns, at, settings) ?? null,
    games: columns.games?.[at] ?? '',
    facts: judgedFacts(columns.facts?.[at], outcome),
  }
}

const judgedFacts = (facts: Facts | undefined, outcome: string): JudgedFacts => ({
  ...facts,
  scored: outcome !== NO_OUTCOME && !facts?.provisional,
})

export const pairingStatus = ({ facts }: Pairing, now: number): Status => status(facts, now)

export const isByePairing = ({ black }: Pick<Pairing, 'black'>): boolean => black < 0

/** The game points of both sides, also where the outcome alone says them; null before there is a result. */
export const gamePoints = ({ points, outcome }: Pairing, settings: Settings): Pairing['points'] =>
  points ?? (outcome === NO_OUTCOME ? null : outcomePoints(outcome, settings.gamePointTotal, byeResult(settings)))

/** The side that won: 0 White, 1 Black; undefined when neither has. */
export function winner({ outcome }: Pairing): 0 | 1 | undefined {
  const [white, black] = outcomePoints(outcome, 1)
  return white === black ? undefined : white > black ? 0 : 1
}

/** The letters of each of a pairing's games. */
export const gamesOf = ({ games }: Pairing): string[] => games.match(/../g) ?? []

/** How many of a match's games are over, of how many; undefined where a pairing is one game. */
export function gamesProgress(pairing: Pairing, gamePointTotal: number): { over: number; of: number } | undefined {
  const games = gamesOf(pairing)
  const of = Math.max(games.length, gamePointTotal)
  if (of <= 1) return undefined
  const [white, black] = pairing.points ?? [0, 0]
  return { over: games.length > 0 ? games.filter((game) => game !== NO_OUTCOME).length : (white + black) / 2, of }
}

/** A competitor's id by position; `bye` for nobody. */
export const competitorId = ({ id, players }: Pick<Snapshot, 'id' | 'players'>, position: number): string =>
  position < 0 ? BYE.id : playerId(id, players.no[position]!)
