import { enteredResultRefusal } from '../match/entered-result.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { NO_CLAIMS } from '../match/reported-result.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import type { DeskRequest, DeskRequestType } from './desk-requests.ts'
import { withDrawnFrom } from './drawn-since.ts'
import { lateRefusal } from './late-correction.ts'
import { findPairing, hasMinis, type PairingInRound } from './pairing.ts'
import { changeBetween, changedState, type PairingChange } from '../match/pairing-state.ts'
import {
  boardActs,
  clearedFacts,
  confirmingActs,
  decidingActs,
  enteringActs,
  provisionalPairings,
  ratingActs,
  settlingActs,
} from './result-acts.ts'
import * as minis from '#words/minis.js'
import { fixtureClearingActs, fixtureResultActs } from './mini-plans.ts'
import { withdrawing } from './withdrawing.ts'

/** A plan returns the acts, or why the request is refused, in a sentence. */
type RequestPlans<Type extends DeskRequestType> = {
  [Each in Type]: (
    snapshot: Snapshot,
    request: Extract<DeskRequest, { type: Each }> | (DeskRequest & { type: Each }),
  ) => Act[] | string
}

/**
 * Requests made while a round is played. Each names the boards or entries that it changes, so that it can wait offline.
 */
type HallRequestType =
  | 'enterResult'
  | 'enterBoards'
  | 'decide'
  | 'clearResult'
  | 'adjourn'
  | 'settle'
  | 'confirm'
  | 'checkIn'
  | 'setBye'
  | 'withdraw'
  | 'reinstate'
export type HallRequest = Extract<DeskRequest, { type: HallRequestType }> | (DeskRequest & { type: HallRequestType })

export const HALL_PLANS: RequestPlans<HallRequestType> = {
  enterResult: (snapshot, { result, goes, ...ref }) => {
    if (hasMinis(snapshot)) return fixtureResultActs(snapshot, ref, result)
    const refusal = enteredResultRefusal(result, snapshot.settings)
    if (refusal !== undefined) return refusal
    return (goes === 'ratingReport' ? ratingActs : enteringActs)(snapshot, ref, result)
  },
  enterBoards: (snapshot, { boards, ...ref }) =>
    hasMinis(snapshot) ? minis.enterEachMatch() : boardActs(snapshot, ref, boards),
  decide: (snapshot, { tieBreak, goesThrough, ...ref }) => decidingActs(snapshot, ref, { tieBreak, goesThrough }),
  clearResult: (snapshot, ref) => {
    if (hasMinis(snapshot)) return fixtureClearingActs(snapshot, ref)
    const state = findPairing(snapshot, ref)?.state
    return resultChange(snapshot, ref, {
      outcome: NO_OUTCOME,
      points: null,
      facts: { provisional: null, aborted: null, adjourned: null, ...(state && clearedFacts(state)), ...NO_CLAIMS },
    })
  },
  adjourn: (snapshot, ref) =>
    resultChange(snapshot, ref, {
      outcome: NO_OUTCOME,
      points: null,
      facts: { provisional: null, adjourned: true, ...NO_CLAIMS },
    }),
  settle: (snapshot, { by, ...ref }) => settlingActs(snapshot, ref, by),
  confirm: (snapshot, { boards }) => confirmingActs(snapshot, boards),
  checkIn: (_snapshot, { nos, round, isPresent }) => [
    { type: 'setCheckIns', round, marks: nos.map((player) => ({ player, isPresent })) },
  ],
  setBye: (_snapshot, { no, round, bye }) => [{ type: 'setBye', player: no, round, bye }],
  withdraw: (snapshot, { no, also = [], from = snapshot.round + 1 }) =>
    [...new Set([no, ...also])].map((one) => withdrawing(snapshot, one, from)),
  reinstate: ({ players }, { no }) => {
    const back = { no, active: true, withdrawnFrom: null }
    return players.exclusions?.[players.no.indexOf(no)]
      ? [{ type: 'setExclusion', ...back, exclusion: null }]
      : [{ type: 'setWithdrawal', ...back }]
  },
}

/** A result with consequences for the next round is excluded: it can't wait offline. */
export const isHallRequest = (request: DeskRequest): request is HallRequest =>
  request.type in HALL_PLANS && !('goes' in request && changesNextRound(request))

/** Whether a correction also draws the next round again, or says who sits in it. */
export const changesNextRound = (request: { goes?: string | undefined }): boolean =>
  request.goes !== undefined && request.goes !== 'ratingReport'

/** The acts of a request, or why it is refused, in a sentence. */
export const hallActs = (snapshot: Snapshot, request: HallRequest): Act[] | string =>
  corrected(
    snapshot,
    // TypeScript can't see that a request belongs to the plan of its own type.
    (HALL_PLANS[request.type] as (snapshot: Snapshot, request: DeskRequest) => Act[] | string)(snapshot, request),
  )

/** Refuses corrections that come too late, and adds to the others what later rounds were drawn from. */
export const corrected = (snapshot: Snapshot, acts: Act[] | string): Act[] | string =>
  typeof acts === 'string' ? acts : (lateRefusal(snapshot, acts) ?? withDrawnFrom(snapshot, acts))

/** Fills in values that depend on the current state, because a request made offline is sent later. */
export function writtenOut(snapshot: Snapshot, request: HallRequest): HallRequest {
  if (request.type === 'withdraw') return { ...request, from: request.from ?? snapshot.round + 1 }
  if (request.type !== 'confirm') return request
  const all = () => snapshot.rounds.flatMap((_, index) => provisionalPairings(snapshot, index + 1))
  return { ...request, boards: request.boards ?? all() }
}

const OF_BOARDS = new Set<DeskRequestType>([
  'enterResult',
  'enterBoards',
  'decide',
  'clearResult',
  'adjourn',
  'settle',
  'confirm',
])

/** Requests about boards, which the public snapshot shows too. */
export const isOfBoards = ({ type }: { type: DeskRequestType }): boolean => OF_BOARDS.has(type)

/** Keys of the boards and entries that a request changes. Requests that share a key must be sent in order. */
export function subjectsOf(request: HallRequest): string[] {
  switch (request.type) {
    case 'enterResult':
    case 'enterBoards':
    case 'decide':
    case 'clearResult':
    case 'adjourn':
    case 'settle':
      return [`board ${request.round} ${request.no}`]
    case 'confirm':
      return (request.boards ?? []).map(({ round, no }) => `board ${round} ${no}`)
    case 'checkIn':
      return request.nos.map((no) => `entry ${no}`)
    case 'withdraw':
      return [request.no, ...(request.also ?? [])].map((no) => `entry ${no}`)
    case 'setBye':
    case 'reinstate':
      return [`entry ${request.no}`]
    default:
      return request satisfies never
  }
}

function resultChange(snapshot: Snapshot, { round, no }: PairingInRound, change: PairingChange): Act[] {
  const state = findPairing(snapshot, { round, no })?.state
  const real = state ? changeBetween(state, changedState(state, change)) : change
  return Object.keys(real).length === 0 ? [] : [{ type: 'setResult', round, no, change: real }]
}
