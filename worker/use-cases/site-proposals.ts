import * as say from '#words/daily.js'
import {
  dismissingActs,
  siteProposal,
  takingActs,
  type SiteProposal,
  type SiteReview,
} from '#core/changes/site-proposals.ts'
import { findPairing } from '#core/changes/pairing.ts'
import { pairingId, parsePairingId } from '#core/snapshot/ids.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentLevel } from '#core/people/tournament-level.ts'
import { plainPoints } from '#core/text/score.ts'
import * as reviews from '../data/site-reviews.ts'
import * as tournaments from '../data/tournaments.ts'
import { changeResults } from './change-results.ts'
import type { SignedInCaller } from './caller.ts'
import { conflict, notFound, unlessRefused } from './refusal.ts'

/** A proposal as the API shows it, in plain points. */
export interface SiteProposalRow {
  /** The pairing’s id. */
  match: string
  /** Of a fixture with several matches: the number of the match; null for a single match. */
  k: number | null
  round: number
  white: string
  black: string
  before: [white: number, black: number] | null
  after: [white: number, black: number]
  /** Usernames of accounts that were closed for fair play, with their side. */
  closed: { side: 'w' | 'b'; username: string; board: number }[]
  seenAt: number
  /** Ranks that would change. */
  moved: { name: string; from: number | null; to: number | null }[]
}

/** Proposals that wait for a director. Captains see those of their own matches, other people none. */
export async function listSiteProposals(caller: SignedInCaller, snapshot: Snapshot): Promise<SiteProposalRow[]> {
  const { db, user } = caller
  const [changed, people, captained] = await Promise.all([
    reviews.listChanged(db, snapshot.id),
    tournaments.loadPeople(db, snapshot.id, user.id),
    reviews.listCaptained(db, snapshot.id, user.id),
  ])
  const isDirector = tournamentLevel(people, user) === 2
  return changed.flatMap((review) => {
    const sides = sidesOf(snapshot, review)
    const isOwn = sides?.some((side) => captained.has(snapshot.players.no[side]!))
    const proposal = sides && (isDirector || isOwn) ? siteProposal(snapshot, review) : undefined
    return proposal && sides ? [rowOf(snapshot, proposal, sides)] : []
  })
}

/** Takes the score that the chess site has now, or keeps the result; both are changes that can be undone. */
export async function answerSiteProposal(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { match, k, take, reason }: { match: string; k?: number | undefined; take: boolean; reason?: string | undefined },
) {
  const ref = parsePairingId(match)
  const review = ref?.tournament === snapshot.id ? await reviews.find(caller.db, { ...ref, k }) : undefined
  if (!review) throw notFound(say.noProposal)
  const why = reason || say.reasonOfTaking()
  const taker = { by: caller.user.id, at: Date.now(), reason: why }
  const { version } = await changeResults(
    caller,
    snapshot,
    (facts) => {
      if (!siteProposal(facts, review)) throw conflict(say.proposalAnswered, 'already-answered')
      return take ? unlessRefused(() => takingActs(facts, review, taker)) : dismissingActs(review)
    },
    { reason: why },
  )
  return version
}

function sidesOf(snapshot: Snapshot, review: SiteReview): [number, number] | undefined {
  const found = findPairing(snapshot, review)
  return found && [found.round.white[found.position]!, found.round.black[found.position]!]
}

function rowOf(snapshot: Snapshot, proposal: SiteProposal, [white, black]: [number, number]): SiteProposalRow {
  const { round, no, k = null, before, after, closed, seenAt, effects } = proposal
  const plain = (points: [number, number]): [number, number] => [plainPoints(points[0]), plainPoints(points[1])]
  return {
    match: pairingId(snapshot.id, round, no),
    k,
    round,
    white: competitorName(snapshot, white),
    black: competitorName(snapshot, black),
    before: before.points && plain(before.points),
    after: plain(after.points),
    closed: closed.map(({ side, username, board }) => ({ side: side === 0 ? 'w' : 'b', username, board })),
    seenAt,
    moved: effects.moved.map(({ no: entry, from, to }) => ({
      name: competitorName(snapshot, snapshot.players.no.indexOf(entry)),
      from: from?.rank ?? null,
      to: to?.rank ?? null,
    })),
  }
}
