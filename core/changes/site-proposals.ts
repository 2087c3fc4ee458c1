import type { ClosedAccount } from '../match/closed-accounts.ts'
import { isSettled } from '../match/settled.ts'
import { outcomeOfPoints, type MatchPoints } from '../match/scores.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { plainPoints } from '../text/score.ts'
import type { Act } from './act.ts'
import { movedPlaces, type MovedPlace } from './compare-moments.ts'
import { corrected } from './hall-acts.ts'
import { findPairing, type PairingInRound } from './pairing.ts'
import { planActs } from './plan.ts'
import { enteringActs } from './result-acts.ts'

/** What the chess site says of a match after its result was confirmed. Scores are in the order of the pairing's sides. */
export interface SiteReview extends PairingInRound {
  /** The site's score when the result was confirmed. */
  base: MatchPoints
  /** The score now, less the points of accounts that were closed for fair play. */
  score: MatchPoints
  closed: ClosedAccount[]
  seenAt: number
}

export interface SiteProposal extends PairingInRound {
  before: { outcome: string; points: MatchPoints | null }
  after: { outcome: string; points: MatchPoints }
  closed: ClosedAccount[]
  seenAt: number
  effects: ProposalEffects
}

/** Everything outside of the match that would change. A season adds who would go up and down. */
export interface ProposalEffects {
  moved: MovedPlace[]
}

const scoreText = (points: MatchPoints): string => points.map(plainPoints).join(':')

/**
 * The change that a later look at the chess site proposes; undefined without one, and once a director took or dismissed
 * it. Taking, dismissing and undoing either changes the pairing, from which this follows.
 */
export function siteProposal(snapshot: Snapshot, review: SiteReview): SiteProposal | undefined {
  const { round, no, base, score, closed, seenAt } = review
  const state = findPairing(snapshot, review)?.state
  if (!state || !isSettled(state) || state.facts.aborted || state.facts.link === undefined) return undefined
  const isNews = scoreText(base) !== scoreText(score) && score[0] + score[1] > 0
  const isTaken = state.points !== null && scoreText(state.points) === scoreText(score)
  if (!isNews || isTaken || state.facts.dismissed === scoreText(score)) return undefined
  const { outcome, points } = state
  const after = { outcome: outcomeOfPoints(score), points: score }
  return { round, no, before: { outcome, points }, after, closed, seenAt, effects: effectsOf(snapshot, review) }
}

/** The acts that take the site's score; a sentence if that is refused. */
export const takingActs = (snapshot: Snapshot, { round, no, score }: SiteReview): Act[] | string =>
  corrected(snapshot, enteringActs(snapshot, { round, no }, { points: [plainPoints(score[0]), plainPoints(score[1])] }))

/** The acts that keep the result as it is. The site may still change its score again, which is a new proposal. */
export const dismissingActs = (_snapshot: Snapshot, { round, no, score }: SiteReview): Act[] => [
  { type: 'setResult', round, no, change: { facts: { dismissed: scoreText(score) } } },
]

function effectsOf(snapshot: Snapshot, review: SiteReview): ProposalEffects {
  const acts = takingActs(snapshot, review)
  const plan = typeof acts === 'string' ? acts : planActs(snapshot, acts)
  return { moved: typeof plan === 'string' ? [] : movedPlaces(snapshot, plan.after) }
}
