import * as say from '#words/coreMatch.js'
import type { Settings } from '../tournament/tournament.ts'
import { NO_OUTCOME } from './outcome.ts'
import type { PairingState } from './pairing-state.ts'
import { outcomeOfPoints } from './scores.ts'
import { isSettled } from './settled.ts'
import { halfPoints, type HalfPoints } from '../text/score.ts'

/** White's and Black's letter. */
export const USUAL_OUTCOMES = ['10', '==', '01', '+-', '-+', '--'] as const
/** Half a point to one side or none to both by decision, and games without a move by each side, which are unrated. */
export const RARE_OUTCOMES = ['=0', '0=', '00', 'WL', 'DD', 'LW'] as const
export const ENTERED_OUTCOMES = [...USUAL_OUTCOMES, ...RARE_OUTCOMES] as const
export type EnteredOutcome = (typeof ENTERED_OUTCOMES)[number]

/** `points` are plain points, not half points. */
export type EnteredResult = { outcome: EnteredOutcome } | { points: [white: number, black: number] }

type Scoring = Pick<Settings, 'gamePointTotal'>

/** Why this result is impossible in a tournament, in a sentence; undefined if it is possible. */
export function enteredResultRefusal(result: EnteredResult, { gamePointTotal }: Scoring): string | undefined {
  if ('outcome' in result) {
    const isForfeit = /[+-]/.test(result.outcome)
    return isForfeit || gamePointTotal === 1 ? undefined : say.enterBothPoints()
  }
  const sum = result.points[0] + result.points[1]
  if (sum > gamePointTotal) return say.atMostPoints({ points: gamePointTotal })
  return sum > 0 ? undefined : say.enterOneSide()
}

export const bothHalfPoints = ([first, second]: readonly [number, number]): [HalfPoints, HalfPoints] => [
  halfPoints(first),
  halfPoints(second),
]

/** The pairing with this result, confirmed. Games and link stay. */
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

export const hasConfirmedResult = (state: PairingState): boolean => state.outcome !== NO_OUTCOME && isSettled(state)
