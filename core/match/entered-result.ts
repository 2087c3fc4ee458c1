import type { Settings } from '../tournament/tournament.ts'
import { NO_OUTCOME } from './outcome.ts'
import type { PairingState } from './pairing-state.ts'
import { outcomeOfPoints } from './scores.ts'
import { isSettled } from './settled.ts'
import { halfPoints, type HalfPoints } from '../text/score.ts'

/** The outcomes that are entered every day: White's and Black's letter. */
export const USUAL_OUTCOMES = ['10', '==', '01', '+-', '-+', '--'] as const
/** By decision half a point to one side or none to either, and games without a move of each, which are not rated. */
export const RARE_OUTCOMES = ['=0', '0=', '00', 'WL', 'DD', 'LW'] as const
/** The outcomes that a director enters. */
export const ENTERED_OUTCOMES = [...USUAL_OUTCOMES, ...RARE_OUTCOMES] as const
export type EnteredOutcome = (typeof ENTERED_OUTCOMES)[number]

/** A result as it is entered: who won, or what both sides scored in games; points are points here. */
export type EnteredResult = { outcome: EnteredOutcome } | { points: [white: number, black: number] }

type Scoring = Pick<Settings, 'gamePointTotal'>

/** Why this cannot be a result of a tournament, in a sentence; undefined when it can. */
export function enteredResultRefusal(result: EnteredResult, { gamePointTotal }: Scoring): string | undefined {
  if ('outcome' in result) {
    const isForfeit = /[+-]/.test(result.outcome)
    return isForfeit || gamePointTotal === 1 ? undefined : 'Enter the game points of both sides.'
  }
  const sum = result.points[0] + result.points[1]
  if (sum > gamePointTotal) return `Together, both sides can have at most ${gamePointTotal} game points.`
  return sum > 0 ? undefined : 'Enter the points of at least one side. If no one played, choose a forfeit.'
}

/** Plain points of both sides as they are stored. */
export const bothHalfPoints = ([first, second]: readonly [number, number]): [HalfPoints, HalfPoints] => [
  halfPoints(first),
  halfPoints(second),
]

/** The state of a pairing with this result, confirmed. What is known of its games and its link stays. */
export function withEnteredResult(state: PairingState, result: EnteredResult, { gamePointTotal }: Scoring) {
  const points = 'points' in result ? bothHalfPoints(result.points) : null
  const { provisional: _waits, aborted: _ended, adjourned: _later, cleared: _open, ...facts } = state.facts
  return {
    ...state,
    outcome: 'outcome' in result ? result.outcome : outcomeOfPoints(points!),
    points: gamePointTotal === 1 ? null : points,
    facts,
  }
}

/** Whether a pairing has a result that is confirmed: it is changed with a reason only. */
export const hasConfirmedResult = (state: PairingState): boolean => state.outcome !== NO_OUTCOME && isSettled(state)
