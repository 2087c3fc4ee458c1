import * as say from '#words/daily.js'
import { managePath } from '#core/addresses/paths.ts'
import { reviewedState, siteProposal, type SiteReview } from '#core/changes/site-proposals.ts'
import { pairingLabel } from '#core/changes/pairing.ts'
import { parseLiveMatch, siteReport } from '#core/chess-site/parse-match.ts'
import { closedSince, withoutClosed } from '#core/match/closed-accounts.ts'
import { nextReview } from '#core/match/daily-pace.ts'
import { isOfTeams } from '#core/match/links.ts'
import type { MatchResult } from '#core/match/pairing-state.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { DAY, HOUR } from '#core/time.ts'
import { matchPath } from '../chess-sites/chesscom.ts'
import { open, type Db } from '../data/db.ts'
import { clubsOf } from '../data/clubs-of-match.ts'
import * as outbox from '../data/notification-outbox.ts'
import * as reviews from '../data/site-reviews.ts'
import * as tournaments from '../data/tournaments.ts'
import type { Bindings } from '../env.ts'
import { notifyUsers } from '../rooms/site-shards.ts'
import { forEach } from './for-each.ts'

type ReviewEnv = Pick<Bindings, 'DB' | 'SiteQueue' | 'SiteRoom' | 'CHESS_COM_API'>

/** Matches looked at in a run: one a minute is enough for hundreds, as each is looked at daily, then weekly. */
const AT_ONCE = 2

/**
 * Reads finished matches again until their event is over. If the score changed, or an account was closed for fair play,
 * the directors get a proposal; the result itself is not changed.
 */
export async function reviewMatches(env: ReviewEnv, now: number): Promise<void> {
  const db = open(env.DB)
  await forEach(await reviews.listDue(db, now, AT_ONCE), (due) => review(env, db, due, now))
}

async function review(env: ReviewEnv, db: Db, due: reviews.DueReview, now: number): Promise<void> {
  const records = await tournaments.loadRecords(db, due.tournament, 'any')
  const snapshot = records && snapshotFromRecords(records)
  const state = snapshot && reviewedState(snapshot, due)
  if (!snapshot?.active || !state || state.facts.aborted || !isOfTeams(state.facts.linkType))
    return reviews.schedule(db, due, null)
  const { endTime = now, linkType } = state.facts
  if (due.reviewAt === 0 && now < endTime + DAY) return reviews.schedule(db, due, endTime + DAY)
  const url = env.CHESS_COM_API + matchPath(due.siteId, linkType)
  const answer = await env.SiteQueue.getByName(new URL(url).host).ask({ url })
  if (answer.kind !== 'ok')
    return reviews.schedule(db, due, answer.kind === 'missing' ? nextReview(endTime, now) : now + HOUR)
  await reviews.schedule(db, due, nextReview(endTime, now))
  const live = parseLiveMatch(JSON.parse(answer.body))
  const report = live && siteReport(live, await clubsOf(db, due))
  if (!report?.points || report.bodyStatus !== 'finished') return
  const score = withoutClosed(report.points, report.games, closedSince(report.rosters))
  const known = await reviews.find(db, due)
  const base = known?.base ?? baseOf(state, report.points, score)
  const seen: SiteReview = {
    round: due.round,
    no: due.no,
    ...(due.k !== undefined && { k: due.k }),
    base,
    score,
    closed: closedSince(report.rosters),
    seenAt: now,
  }
  await reviews.save(db, due.tournament, seen)
  if (String(known?.score ?? base) !== String(score) && siteProposal(snapshot, seen))
    await tell(env, db, snapshot, seen)
}

/** A result that a director entered otherwise than the site says is no news: only what the site changes from now on. */
const baseOf = ({ points }: MatchResult, site: [number, number], score: [number, number]): [number, number] =>
  String(points) === String(site) ? site : score

async function tell(env: ReviewEnv, db: Db, snapshot: Snapshot, seen: SiteReview): Promise<void> {
  const content = say.scoreChangedLater({ pairing: pairingLabel(snapshot, seen), tournament: snapshot.name })
  const news = { content, news: null, spoilerFree: null, link: managePath(snapshot.id), role: 'announcement' as const }
  const directors = await outbox.listDirectors(db, snapshot.id)
  await notifyUsers(env, await outbox.saveNotifications(db, directors, news, seen.seenAt))
}
