import { NO_OUTCOME } from '../match/outcome.ts'
import { hasConfirmedResult, withEnteredResult, type EnteredResult } from '../match/entered-result.ts'
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
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { findPairing, NO_SUCH_PAIRING, type PairingInRound } from './pairing.ts'
import { changeBetween, changedState, type PairingChange, type PairingState } from '../match/pairing-state.ts'

/** Enters a director's result; nothing where it is the confirmed one already. */
export function enteringActs(snapshot: Snapshot, ref: PairingInRound, result: EnteredResult): Act[] {
  const state = findPairing(snapshot, ref)?.state
  // Where there is no such pairing the act itself says so.
  const change = state ? changeBetween(state, withEnteredResult(state, result, snapshot.settings)) : {}
  return state && Object.keys(change).length === 0 ? [] : [{ type: 'setResult', ...pairingOf(ref), change }]
}

/** Enters the results of all boards of a team match; or why not, in a sentence. Its score follows from them. */
export function boardActs(snapshot: Snapshot, ref: PairingInRound, boards: string): Act[] | string {
  const state = findPairing(snapshot, ref)?.state
  if (!state) return NO_SUCH_PAIRING
  const refusal = reportRefusal({ boards }, state, snapshot.settings)
  if (refusal !== undefined) return refusal
  const change = changeBetween(state, withClaim(state, claimOf({ boards }), snapshot.settings))
  return Object.keys(change).length === 0 ? [] : [{ type: 'setResult', ...pairingOf(ref), change }]
}

/** Settles which of the results that are claimed of a pairing it is; or why not, in a sentence. */
export function settlingActs(snapshot: Snapshot, ref: PairingInRound, by: ResultClaim['by']): Act[] | string {
  const state = findPairing(snapshot, ref)?.state
  const found = state && claimsOf(state.facts).find((one) => one.by === by)
  if (!found) return 'That side has reported no result.'
  const change = changeBetween(state, withClaim(state, found.claim, snapshot.settings))
  return Object.keys(change).length === 0 ? [] : [{ type: 'setResult', ...pairingOf(ref), change }]
}

/** Corrects a result for the rating report alone: what counts stays. */
export function ratingActs(snapshot: Snapshot, ref: PairingInRound, result: EnteredResult): Act[] | string {
  if (!('outcome' in result)) return 'Only results of single games are rated.'
  const state = findPairing(snapshot, ref)?.state
  const rated = state?.outcome === result.outcome ? null : result.outcome
  if (state && (state.facts.rated ?? null) === rated) return []
  return [{ type: 'setResult', ...pairingOf(ref), change: { facts: { rated } } }]
}

/** Confirms the results of these pairings, or of all, as far as they wait for a director. */
export function confirmingActs(snapshot: Snapshot, refs: PairingInRound[] | undefined): Act[] {
  const all = refs ?? snapshot.rounds.flatMap((_, index) => provisionalPairings(snapshot, index + 1))
  return all
    .filter((ref) => findPairing(snapshot, ref)?.state.facts.provisional)
    .map((ref) => ({ type: 'setResult', ...pairingOf(ref), change: { facts: { provisional: null } } }))
}

/** The pairings of a round whose results wait for a director; one that is disputed waits for more than that. */
export const provisionalPairings = ({ rounds }: Snapshot, round: number): PairingInRound[] =>
  Object.entries(rounds[round - 1]?.facts ?? {})
    .filter(([, facts]) => facts.provisional && !isDisputed({ outcome: NO_OUTCOME, facts }))
    .map(([position]) => ({ round, no: rounds[round - 1]!.no?.[Number(position)] ?? Number(position) + 1 }))

/**
 * Takes a result away that no director entered. What a chess site said of the games stays; where nothing but the result is known,
 * its points go with it.
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

/** What stays of a result that is cleared: what the chess site says of it is not taken again. */
export const clearedFacts = ({ outcome, facts }: Pick<PairingState, 'outcome' | 'facts'>): Pick<Facts, 'cleared'> =>
  facts.link !== undefined && outcome !== NO_OUTCOME ? { cleared: true } : {}

/** Whether to change a pairing's result takes a reason: it was confirmed. */
export function needsReason(snapshot: Snapshot, ref: PairingInRound): boolean {
  const state = findPairing(snapshot, ref)?.state
  return state !== undefined && hasConfirmedResult(state)
}

const pairingOf = ({ round, no }: PairingInRound): PairingInRound => ({ round, no })
