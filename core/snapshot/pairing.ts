import type { Facts } from '../match/facts.ts'
import { throughOf, tieBreakGames, tieBreakWinner, type TieSide } from '../match/decision.ts'
import { minisOf, type Mini } from '../match/mini.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { JudgedFacts } from '../match/status.ts'
import type { HalfPoints } from '../text/score.ts'
import type { Settings } from '../tournament/tournament.ts'
import { pairingId, playerId } from './ids.ts'
import type { RoundColumns, Snapshot } from './snapshot.ts'
import { byeResult, pointsAt, outcomePoints } from './outcome-points.ts'
import { BYE } from './names.ts'

/**
 * A pairing read from a snapshot, for pages, embeds, files and the API. Its mutable part is a `PairingState`, its row
 * in the database a `MatchRecord`.
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
  /** Game points, in rounds that have them; null if the outcome is enough. */
  points: [white: HalfPoints, black: HalfPoints] | null
  /** Two letters for each game, in order. */
  games: string
  facts: JudgedFacts
  /** The matches of a fixture that has several, one for each segment; undefined in other events and in byes. */
  minis?: readonly Mini[]
  /** Match points that the rule gives; undefined if they follow from the outcome. */
  mp?: [white: HalfPoints, black: HalfPoints]
}

/** Pairings of a round, or of all rounds; with `ids` only these. */
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
  const [whiteMp, blackMp] = [columns.mp?.[2 * at], columns.mp?.[2 * at + 1]]
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
    ...(settings.segments.length > 0 &&
      columns.black[at]! >= 0 && { minis: minisOf(settings.segments, columns.minis?.[at]) }),
    ...(whiteMp != null && blackMp != null && { mp: [whiteMp, blackMp] }),
  }
}

const judgedFacts = (facts: Facts | undefined, outcome: string): JudgedFacts => ({
  ...facts,
  scored: outcome !== NO_OUTCOME && !facts?.provisional,
})

export const isByePairing = ({ black }: Pick<Pairing, 'black'>): boolean => black < 0

/** Stored game points, else those of the outcome; null without a result. */
export const gamePoints = ({ points, outcome }: Pairing, settings: Settings): Pairing['points'] =>
  points ?? (outcome === NO_OUTCOME ? null : outcomePoints(outcome, settings.gamePointTotal, byeResult(settings)))

/** 0 White, 1 Black; in a tied knockout match the side that goes through; undefined without a winner. */
export function winner({ outcome, facts }: Pick<Pairing, 'outcome' | 'facts'>): TieSide | undefined {
  const decided = throughOf(outcome, facts)
  if (decided) return decided.side
  const [white, black] = outcomePoints(outcome, 1)
  return white === black ? tieBreakWinner(tieBreakGames(facts)) : white > black ? 0 : 1
}

/** Two letters for each game. */
export const gamesOf = ({ games }: Pick<Pairing, 'games'>): string[] => games.match(/../g) ?? []

/** `position` is one in the player columns; `bye` for −1. */
export const competitorId = ({ id, players }: Pick<Snapshot, 'id' | 'players'>, position: number): string =>
  position < 0 ? BYE.id : playerId(id, players.no[position]!)
