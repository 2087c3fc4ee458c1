import type { Segment } from '../tournament/segments.ts'
import type { HalfPoints } from '../text/score.ts'
import { NO_OUTCOME } from './outcome.ts'
import type { MatchResult } from './pairing-state.ts'
import { isSettled } from './settled.ts'

export const RULING_KINDS = ['score', 'fairPlay', 'forfeit', 'annulled'] as const
export type RulingKind = (typeof RULING_KINDS)[number]

/** What a ruling changes: the outcome of a match and its game points. */
export type RuledScore = Pick<MatchResult, 'outcome' | 'points'>

/** A decision of the league about a match, which the chess site does not know. */
export interface Ruling {
  kind: RulingKind
  before: RuledScore
  after: RuledScore
  reason: string
  /** The director's account id: names are looked up, as an account may be deleted. */
  by: string | null
  /** In ms. */
  at: number
}

/**
 * One of the matches of a fixture that has several, as if it were a pairing of its own: its link and times are in its
 * facts, and a forfeit is an outcome. Its label and time class are those of the segment.
 */
export interface Mini extends MatchResult {
  /** The number of its segment, from 1. */
  k: number
  /** The fewest boards, where the chess site or a director says otherwise than the segment. */
  minBoards?: number
  ruling?: Ruling
}

export const emptyMini = (k: number): Mini => ({ k, outcome: NO_OUTCOME, points: null, games: '', facts: {} })

export const miniAt = (minis: readonly Mini[] | undefined, k: number): Mini =>
  minis?.find((mini) => mini.k === k) ?? emptyMini(k)

/** A match for each segment, in order. */
export const minisOf = (segments: readonly Segment[], minis: readonly Mini[] | undefined): Mini[] =>
  segments.map((_, at) => miniAt(minis, at + 1))

/** Whether it has a result, which may still have to be confirmed. */
export const hasResult = ({ outcome }: MatchResult): boolean => outcome !== NO_OUTCOME

/** Whether nothing more is expected of it, apart from a confirmation. */
export const isOverMini = (mini: Mini): boolean => hasResult(mini) || isSettled(mini)

const FORFEITS = ['+-', '-+', '--']
export const isForfeit = (outcome: string): boolean => FORFEITS.includes(outcome)

/** The fewest boards of a match. */
export const fewestBoards = ({ minBoards }: Mini, segment: Segment): number => minBoards ?? segment.minBoards

/** Half points that all games of a match are worth: of its boards if they are known, else of the fewest. */
export const totalPoints = (mini: Mini, segment: Segment): HalfPoints =>
  2 * (mini.facts.boards ?? fewestBoards(mini, segment)) * segment.gamesPerBoard

/** The match as the second side sees it. */
export const turnedMini = (mini: Mini): Mini => ({
  ...mini,
  outcome: Array.from(mini.outcome).toReversed().join(''),
  points: mini.points && [mini.points[1], mini.points[0]],
})
