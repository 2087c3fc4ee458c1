import * as say from '#words/coreSnapshot.js'
import type { Facts } from '../match/facts.ts'
import {
  THROUGH_LABELS,
  throughOf,
  tieBreakGames,
  tieBreakPoints,
  tieBreakScore,
  tieBreakWinner,
  type TieSide,
} from '../match/decision.ts'
import { minisOf, type Mini } from '../match/mini.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { status, type JudgedFacts, type Status } from '../match/status.ts'
import type { HalfPoints } from '../text/score.ts'
import type { Settings } from '../tournament/tournament.ts'
import { pairingId, playerId } from './ids.ts'
import { isLevelResult } from './goes-through.ts'
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

export const pairingStatus = ({ facts }: Pairing, now: number): Status => status(facts, now)

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

/** How a tied knockout match was decided: `Tie-break 2–0`, `By lot`; undefined if by its result alone. */
export function decisionLabel({ outcome, facts }: { outcome: string; facts: Facts }): string | undefined {
  const decided = throughOf(outcome, facts)
  if (decided) return THROUGH_LABELS[decided.reason]()
  const games = isLevelResult(outcome) ? tieBreakGames(facts) : []
  if (games.length === 0) return undefined
  const [first, second] = tieBreakPoints(games)
  const isArmageddon = first === second && tieBreakWinner(games) !== undefined
  return isArmageddon ? say.armageddon() : say.tieBreakScore({ score: tieBreakScore(games) })
}

/** Two letters for each game. */
export const gamesOf = ({ games }: Pick<Pairing, 'games'>): string[] => games.match(/../g) ?? []

/** The number of finished games and of all games; undefined if the pairing is a single game. */
export function gamesProgress(pairing: Pairing, gamePointTotal: number): { over: number; of: number } | undefined {
  if (pairing.minis) return fixtureProgress(pairing.minis, gamePointTotal)
  const games = gamesOf(pairing)
  const of = Math.max(games.length, gamePointTotal)
  if (of <= 1) return undefined
  const [white, black] = pairing.points ?? [0, 0]
  return { over: games.length > 0 ? games.filter((game) => game !== NO_OUTCOME).length : (white + black) / 2, of }
}

/** Of all matches of a fixture. */
function fixtureProgress(minis: readonly Mini[], gamePointTotal: number): { over: number; of: number } {
  const over = minis.reduce((sum, { games, points }) => {
    const finished = gamesOf({ games }).filter((game) => game !== NO_OUTCOME).length
    return sum + (finished || ((points?.[0] ?? 0) + (points?.[1] ?? 0)) / 2)
  }, 0)
  return { over, of: Math.max(over, gamePointTotal) }
}

/** `position` is one in the player columns; `bye` for −1. */
export const competitorId = ({ id, players }: Pick<Snapshot, 'id' | 'players'>, position: number): string =>
  position < 0 ? BYE.id : playerId(id, players.no[position]!)
