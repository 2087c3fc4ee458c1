import { parseClaim, claimsOf, type ResultClaim } from '../match/reported-result.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { isSettled } from '../match/settled.ts'
import type { PairingState } from '../match/pairing-state.ts'
import { SECOND } from '../time.ts'
import type { BoardResults } from '../tournament/tournament.ts'
import type { FollowedGame } from './follow-game.ts'

/** How long a result must be the same before it is proposed. */
export const STABLE_AFTER = 20 * SECOND
/** Games with fewer moves were not played: forfeits are for the arbiter. */
const MIN_PLIES = 2

/** A result that boards report and no arbiter has confirmed. */
export interface ResultProposal {
  /** By the sides of the pairing. */
  outcome: string
  /** `kings`: a hint by the kings in the centre. */
  by: 'source' | 'kings'
  /** Whether hardly a move was played. */
  isUnplayed: boolean
  /** Sides whose report is the same, and those that say something else. */
  agrees: ('w' | 'b')[]
  differs: ('w' | 'b')[]
  /** The confirmed result, if it is another one. */
  confirmed?: string
}

const swap = (outcome: string): string => outcome.charAt(1) + outcome.charAt(0)

/** The result of a single game for its pairing; undefined while there is none, or if it is the confirmed one. */
export function resultProposal(
  { result, plies }: FollowedGame,
  state: Pick<PairingState, 'outcome' | 'facts'>,
  { whiteFirst, now }: { whiteFirst: boolean; now: number },
): ResultProposal | undefined {
  if (!result || now < result.since + STABLE_AFTER) return undefined
  const outcome = whiteFirst ? result.outcome : swap(result.outcome)
  const isConfirmed = state.outcome !== NO_OUTCOME && isSettled(state)
  if (isConfirmed && state.outcome === outcome) return undefined
  // A hint never questions what an arbiter has entered.
  if (isConfirmed && result.by === 'kings') return undefined
  const claims = claimsOf(state.facts).filter((claim): claim is ResultClaim & { by: 'w' | 'b' } => claim.by !== 'site')
  const says = (claim: ResultClaim): boolean => {
    const said = parseClaim(claim.claim)
    return said !== undefined && 'outcome' in said && said.outcome === outcome
  }
  return {
    outcome,
    by: result.by,
    isUnplayed: plies.length < MIN_PLIES,
    agrees: claims.filter(says).map(({ by }) => by),
    differs: claims.filter((claim) => !says(claim)).map(({ by }) => by),
    ...(isConfirmed && { confirmed: state.outcome }),
  }
}

const isSure = ({ by, isUnplayed, differs, confirmed }: ResultProposal): boolean =>
  by === 'source' && !isUnplayed && differs.length === 0 && confirmed === undefined

/**
 * Whether a proposal may be accepted together with others: no report contradicts it, and where players report results at
 * least one of them confirms it.
 */
export const isAgreeing = (proposal: ResultProposal, { playersReport }: { playersReport: boolean }): boolean =>
  isSure(proposal) && (proposal.agrees.length > 0 || !playersReport)

/** Whether a proposal counts at once, by the event's setting. */
export const countsAtOnce = (proposal: ResultProposal, setting: BoardResults): boolean =>
  isSure(proposal) && (setting === 'always' || (setting === 'agreed' && proposal.agrees.length > 0))
