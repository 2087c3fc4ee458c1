import type { ClosedAccount } from '../match/closed-accounts.ts'
import type { Ruling } from '../match/mini.ts'
import type { MatchResult } from '../match/pairing-state.ts'
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
import { miniIn } from './set-mini.ts'

/** What the chess site says of a match after its result was confirmed. Scores are in the order of the pairing's sides. */
export interface SiteReview extends PairingInRound {
  /** Of a fixture with several matches: the number of the match. */
  k?: number
  /** The site's score when the result was confirmed. */
  base: MatchPoints
  /** The score now, less the points of accounts that were closed for fair play. */
  score: MatchPoints
  closed: ClosedAccount[]
  seenAt: number
}

export interface SiteProposal extends PairingInRound {
  k?: number
  before: { outcome: string; points: MatchPoints | null }
  after: { outcome: string; points: MatchPoints }
  closed: ClosedAccount[]
  seenAt: number
  effects: ProposalEffects
}

/** Everything outside of the match that would change. A season adds who would go up and down. */
interface ProposalEffects {
  moved: MovedPlace[]
}

const scoreText = (points: MatchPoints): string => points.map(plainPoints).join(':')

/**
 * The change that a later look at the chess site proposes; undefined without one, and once a director took or dismissed
 * it. Taking, dismissing and undoing either changes the pairing, from which this follows.
 */
export function siteProposal(snapshot: Snapshot, review: SiteReview): SiteProposal | undefined {
  const { round, no, k, base, score, closed, seenAt } = review
  const state = reviewedState(snapshot, review)
  if (!state || !isSettled(state) || state.facts.aborted || state.facts.link === undefined) return undefined
  const isNews = scoreText(base) !== scoreText(score) && score[0] + score[1] > 0
  const isTaken = state.points !== null && scoreText(state.points) === scoreText(score)
  if (!isNews || isTaken || state.facts.dismissed === scoreText(score)) return undefined
  const { outcome, points } = state
  const after = { outcome: outcomeOfPoints(score), points: score }
  const effects = effectsOf(snapshot, review)
  return { round, no, ...(k !== undefined && { k }), before: { outcome, points }, after, closed, seenAt, effects }
}

/** The match of a review: a pairing, or one match of a fixture. */
export function reviewedState(
  snapshot: Snapshot,
  { round, no, k }: PairingInRound & { k?: number | undefined },
): MatchResult | undefined {
  const state = findPairing(snapshot, { round, no })?.state
  return state && k !== undefined ? miniIn(snapshot, { round, no, k }) : state
}

/** Who takes a proposal, when, and why: a ruling about one match of a fixture keeps this. */
type Taker = Pick<Ruling, 'by' | 'at' | 'reason'>

/** The acts that take the site's score; a sentence if that is refused. */
export function takingActs(snapshot: Snapshot, review: SiteReview, taker: Taker): Act[] | string {
  const { round, no, k, score } = review
  if (k !== undefined) return corrected(snapshot, [rulingAct(snapshot, { ...review, k }, taker)])
  const [white, black] = score
  return corrected(
    snapshot,
    enteringActs(snapshot, { round, no }, { points: [plainPoints(white), plainPoints(black)] }),
  )
}

function rulingAct(snapshot: Snapshot, { round, no, k, score, closed }: SiteReview & { k: number }, taker: Taker): Act {
  const { outcome, points, ruling: earlier } = miniIn(snapshot, { round, no, k })
  const before = earlier?.before ?? { outcome, points }
  const after = { outcome: outcomeOfPoints(score), points: score }
  const kind = closed.length > 0 ? 'fairPlay' : 'score'
  return { type: 'ruleMini', round, no, k, ruling: { kind, before, after, ...taker } }
}

/** The acts that keep the result as it is. The site may still change its score again, which is a new proposal. */
export function dismissingActs({ round, no, k, score }: SiteReview): Act[] {
  const change = { facts: { dismissed: scoreText(score) } }
  return [k === undefined ? { type: 'setResult', round, no, change } : { type: 'setMini', round, no, k, change }]
}

function effectsOf(snapshot: Snapshot, review: SiteReview): ProposalEffects {
  const acts = takingActs(snapshot, review, { by: null, at: 0, reason: '–' })
  const plan = typeof acts === 'string' ? acts : planActs(snapshot, acts)
  return { moved: typeof plan === 'string' ? [] : movedPlaces(snapshot, plan.after) }
}
