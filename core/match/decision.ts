import type { HalfPoints } from '../text/score.ts'
import type { Facts } from './facts.ts'

/** How a knockout match that its result leaves level is decided: by tie-break games, or by a decision with a reason. */

export const TIE_BREAK_KINDS = ['rapid', 'blitz', 'armageddon'] as const
export type TieBreakKind = (typeof TIE_BREAK_KINDS)[number]

/** Sides are those of the match: 0 its White, 1 its Black. */
export type TieSide = 0 | 1

/** Between teams, a match on all boards. */
export interface TieBreakGame {
  kind: TieBreakKind
  /** The side that has White; between teams on the first board. */
  white: TieSide
  points: [first: HalfPoints, second: HalfPoints]
  /** `10+5`; empty if it was not entered. */
  timeControl: string
}

export const MAX_TIE_BREAK_GAMES = 20
export const MAX_TIE_BREAK_TIME = 12
export const TIE_BREAK_TIME = /^[^;\s]*$/

export const THROUGH_REASONS = ['withdrew', 'forfeit', 'boards', 'seed', 'lot', 'ruling', 'corrected'] as const
export type ThroughReason = (typeof THROUGH_REASONS)[number]

/** Reasons that a director can choose; the others are set by the program. */
export const CHOSEN_REASONS = [
  'withdrew',
  'forfeit',
  'boards',
  'seed',
  'lot',
  'ruling',
] as const satisfies readonly ThroughReason[]

/** A side that goes through by decision, as long as the match has this outcome. */
export interface GoesThrough {
  side: TieSide
  reason: ThroughReason
  outcome: string
}

const GAME = new RegExp(`^(rapid|blitz|armageddon) ([wb]) (\\d+):(\\d+)(?: (\\S{1,${MAX_TIE_BREAK_TIME}}))?$`)
const THROUGH = new RegExp(`^([wb]) (${THROUGH_REASONS.join('|')}) (..)$`)

const sideOf = (letter: string): TieSide => (letter === 'w' ? 0 : 1)

/** undefined if the text is not valid. */
export function parseTieBreak(text: string): TieBreakGame[] | undefined {
  const found = text.split(';').map((game) => GAME.exec(game))
  if (found.length > MAX_TIE_BREAK_GAMES) return undefined
  const games = found.flatMap((game): TieBreakGame[] => {
    if (!game) return []
    const [, kind, white, first, second, timeControl = ''] = game
    return [{ kind: kind as TieBreakKind, white: sideOf(white!), points: [Number(first), Number(second)], timeControl }]
  })
  return games.length === found.length ? games : undefined
}

/** undefined if the text is not valid. */
export function parseGoesThrough(text: string): GoesThrough | undefined {
  const found = THROUGH.exec(text)
  if (!found) return undefined
  const [, side, reason, outcome] = found
  return { side: sideOf(side!), reason: reason as ThroughReason, outcome: outcome! }
}

type DecidedFacts = Pick<Facts, 'tieBreak' | 'goesThrough'>

export const tieBreakGames = ({ tieBreak }: DecidedFacts): TieBreakGame[] =>
  tieBreak === undefined ? [] : (parseTieBreak(tieBreak) ?? [])

/** The decision that one side goes through; a result that was corrected since makes it void. */
export function throughOf(outcome: string, { goesThrough }: DecidedFacts): GoesThrough | undefined {
  const decision = goesThrough === undefined ? undefined : parseGoesThrough(goesThrough)
  return decision?.outcome === outcome ? decision : undefined
}

/** Half points of both sides in the tie-break games. */
export const tieBreakPoints = (games: readonly TieBreakGame[]): [HalfPoints, HalfPoints] => [
  games.reduce((sum, { points }) => sum + points[0], 0),
  games.reduce((sum, { points }) => sum + points[1], 0),
]

/** The side that won the tie-break games. A drawn armageddon game is enough for Black. */
export function tieBreakWinner(games: readonly TieBreakGame[]): TieSide | undefined {
  const [first, second] = tieBreakPoints(games)
  if (first !== second) return first > second ? 0 : 1
  const last = games.at(-1)
  return last?.kind === 'armageddon' && last.points[0] === last.points[1] ? ((1 - last.white) as TieSide) : undefined
}
