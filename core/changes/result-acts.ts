import * as say from '#words/refusalsOfActs.js'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { TieSide, ThroughReason, TieBreakGame } from '../match/decision.ts'
import { bothHalfPoints, hasConfirmedResult, withEnteredResult, type EnteredResult } from '../match/entered-result.ts'
import {
  claimOf,
  claimsOf,
  isDisputed,
  NO_CLAIMS,
  reportRefusal,
  withClaim,
  type ResultClaim,
} from '../match/reported-result.ts'
import type { Facts } from '../match/facts.ts'
import { isLevelResult } from '../snapshot/goes-through.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { decisionFacts } from './decide-match.ts'
import { fixtureConfirmingActs } from './mini-plans.ts'
import { findPairing, hasMinis, type PairingInRound } from './pairing.ts'
import { changeBetween, changedState, type PairingChange, type PairingState } from '../match/pairing-state.ts'

/** No acts if the result is already entered and confirmed. */
export function enteringActs(snapshot: Snapshot, ref: PairingInRound, result: EnteredResult): Act[] {
  const state = findPairing(snapshot, ref)?.state
  // Without such a pairing, the act itself is refused.
  const change = state ? changeBetween(state, withEnteredResult(state, result, snapshot.settings)) : {}
  return state && Object.keys(change).length === 0 ? [] : [{ type: 'setResult', ...pairingOf(ref), change }]
}

/** Enters the boards of a team match, from which its score follows; a sentence if that is refused. */
export function boardActs(snapshot: Snapshot, ref: PairingInRound, boards: string): Act[] | string {
  const state = findPairing(snapshot, ref)?.state
  if (!state) return say.pairingNotFound()
  const refusal = reportRefusal({ boards }, state, snapshot.settings)
  if (refusal !== undefined) return refusal
  const change = changeBetween(state, withClaim(state, claimOf({ boards }), snapshot.settings))
  return Object.keys(change).length === 0 ? [] : [{ type: 'setResult', ...pairingOf(ref), change }]
}

interface SentDecision {
  tieBreak: {
    kind: TieBreakGame['kind']
    white: 'w' | 'b'
    points: [number, number]
    timeControl?: string | undefined
  }[]
  goesThrough: { side: 'w' | 'b'; reason: ThroughReason } | null
}

/** Decides a tied knockout match by tie-break games, in plain points, or by saying who goes through. */
export function decidingActs(
  snapshot: Snapshot,
  ref: PairingInRound,
  { tieBreak, goesThrough }: SentDecision,
): Act[] | string {
  const state = findPairing(snapshot, ref)?.state
  const side = (letter: 'w' | 'b'): TieSide => (letter === 'w' ? 0 : 1)
  const games = tieBreak.map(({ kind, white, points, timeControl = '' }) => ({
    kind,
    timeControl,
    white: side(white),
    points: bothHalfPoints(points),
  }))
  const through = goesThrough && {
    side: side(goesThrough.side),
    reason: goesThrough.reason,
    outcome: state?.outcome ?? NO_OUTCOME,
  }
  const decided = decisionFacts(games, through)
  const isSame = (fact: 'tieBreak' | 'goesThrough'): boolean => (state?.facts[fact] ?? null) === decided[fact]
  if (state && isSame('tieBreak') && isSame('goesThrough')) return []
  if (state && !hasConfirmedResult(state)) return say.noConfirmedResult()
  // An earlier decision can be removed even if the match is no longer tied.
  if (state && !isLevelResult(state.outcome) && (games.length > 0 || through)) return say.notTied()
  return [{ type: 'decideMatch', ...pairingOf(ref), ...decided }]
}

/** Confirms the reported result of one side; a sentence if there is none. */
export function settlingActs(snapshot: Snapshot, ref: PairingInRound, by: ResultClaim['by']): Act[] | string {
  const state = findPairing(snapshot, ref)?.state
  const found = state && claimsOf(state.facts).find((one) => one.by === by)
  if (!found) return say.sideReportedNothing()
  const change = changeBetween(state, withClaim(state, found.claim, snapshot.settings))
  return Object.keys(change).length === 0 ? [] : [{ type: 'setResult', ...pairingOf(ref), change }]
}

/** Corrects a result for the rating report only: the standings keep the old one. */
export function ratingActs(snapshot: Snapshot, ref: PairingInRound, result: EnteredResult): Act[] | string {
  if (!('outcome' in result)) return say.onlySingleGamesRated()
  const state = findPairing(snapshot, ref)?.state
  const rated = state?.outcome === result.outcome ? null : result.outcome
  if (state && (state.facts.rated ?? null) === rated) return []
  return [{ type: 'setResult', ...pairingOf(ref), change: { facts: { rated } } }]
}

/** Confirms the provisional results of these pairings, or of all pairings. */
export function confirmingActs(snapshot: Snapshot, refs: PairingInRound[] | undefined): Act[] {
  const all = refs ?? snapshot.rounds.flatMap((_, index) => provisionalPairings(snapshot, index + 1))
  return all
    .filter((ref) => findPairing(snapshot, ref)?.state.facts.provisional)
    .flatMap((ref): Act[] =>
      hasMinis(snapshot)
        ? fixtureConfirmingActs(snapshot, pairingOf(ref))
        : [{ type: 'setResult', ...pairingOf(ref), change: { facts: { provisional: null } } }],
    )
}

/** Provisional results of a round, except disputed ones: these need a decision. */
export const provisionalPairings = ({ rounds }: Snapshot, round: number): PairingInRound[] =>
  Object.entries(rounds[round - 1]?.facts ?? {})
    .filter(([, facts]) => facts.provisional && !isDisputed({ outcome: NO_OUTCOME, facts }))
    .map(([position]) => ({ round, no: rounds[round - 1]!.no?.[Number(position)] ?? Number(position) + 1 }))

/**
 * Clears a result that no director entered. Games read from a chess site stay; without a link, points are cleared too.
 */
export function clearingActs(snapshot: Snapshot, ref: PairingInRound): Act[] {
  const state = findPairing(snapshot, ref)?.state
  const hasClaims = state && claimsOf(state.facts).length > 0
  if (!state || (state.outcome === NO_OUTCOME && !state.facts.aborted && !hasClaims)) return []
  const change: PairingChange = {
    outcome: NO_OUTCOME,
    ...(state.facts.link === undefined && { points: null }),
    facts: { provisional: null, aborted: null, ...clearedFacts(state), ...NO_CLAIMS },
  }
  return [{ type: 'setResult', ...pairingOf(ref), change: changeBetween(state, changedState(state, change)) }]
}

/** Keeps the next poll from entering the chess site's result again. */
export const clearedFacts = ({ outcome, facts }: Pick<PairingState, 'outcome' | 'facts'>): Pick<Facts, 'cleared'> =>
  facts.link !== undefined && outcome !== NO_OUTCOME ? { cleared: true } : {}

/** Changing a confirmed result needs a reason. */
export function needsReason(snapshot: Snapshot, ref: PairingInRound): boolean {
  const state = findPairing(snapshot, ref)?.state
  return state !== undefined && hasConfirmedResult(state)
}

const pairingOf = ({ round, no }: PairingInRound): PairingInRound => ({ round, no })
