import { DEFAULT_LANGUAGE, storedLanguage } from '#core/addresses/localized.ts'
import { inLanguage, loadLanguages } from '#core/text/language.ts'
import { quietUntil } from '#core/people/quiet-hours.ts'
import { followNews, followStates, type FollowNews } from '#core/rows/follow-news.ts'
import type { Moment } from '#core/moments/moment.ts'
import { momentNews } from '#core/moments/moment-news.ts'
import { newMoments } from '#core/moments/new-moments.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { MINUTE } from '#core/time.ts'
import { open, type Db } from '../data/db.ts'
import * as follows from '../data/follow-pushes.ts'
import * as tournaments from '../data/tournaments.ts'
import type { Bindings } from '../env.ts'
import { loadMoments } from '../use-cases/round-moments.ts'
import { forEach } from './for-each.ts'
import { untilEmpty } from './until-empty.ts'

/**
 * For an event whose followers were never notified: only a first round as new as this makes news; otherwise the current
 * state is recorded without news.
 */
const NEW_FOR = 10 * MINUTE

/** Queues pushes for the browsers of followers: pairings, games that have begun, and results. */
export async function queueFollowNews(env: Pick<Bindings, 'DB' | 'VAPID_PRIVATE_KEY'>, now: number): Promise<void> {
  if (!env.VAPID_PRIVATE_KEY) return
  const db = open(env.DB)
  const isAsked = await follows.wantsMoments(db)
  await untilEmpty(async () => {
    const behind = await follows.listBehind(db, now)
    await forEach(behind, (event) => queueNews(db, event, { now, isAsked }))
    return behind.length === follows.BATCH_SIZE
  })
}

async function queueNews(
  db: Db,
  event: follows.EventBehind,
  { now, isAsked }: { now: number; isAsked: boolean },
): Promise<void> {
  const records = await tournaments.loadRecords(db, event.id)
  if (!records) return
  const snapshot = snapshotFromRecords(records)
  const { states, nextAt } = followStates(snapshot, now)
  const isNew = event.changedAt > now - NEW_FOR && snapshot.round === 1
  const told = event.told ?? (isNew ? { round: 0, games: {} } : states)
  const known = told.round === snapshot.round ? (told.moments ?? []) : []
  const fresh = isAsked ? await freshMoments(db, snapshot, new Set(known), now) : []
  const newsIn = (language: string) =>
    inLanguage(language, () =>
      snapshot.settings.public
        ? [...followNews(snapshot, told, now), ...momentNews(snapshot, snapshot.round, fresh)]
        : [],
    )
  const pushes = await pushesOf(db, newsIn, now)
  const moments = [...known, ...fresh.map(({ id }) => id)]
  const mark = { version: snapshot.version, states: { ...states, ...(moments.length > 0 && { moments }) }, nextAt }
  await follows.queuePushes(db, event, pushes, mark)
}

/** Moments of the current round that nobody was told of. */
async function freshMoments(db: Db, snapshot: Snapshot, told: ReadonlySet<string>, now: number): Promise<Moment[]> {
  if (snapshot.round === 0 || !snapshot.settings.public) return []
  return newMoments(await loadMoments(db, snapshot, snapshot, snapshot.round), told, now)
}

/** One push per browser and piece of news, even if several of its stars are in it; its text is in the browser’s language. */
async function pushesOf(
  db: Db,
  newsIn: (language: string) => FollowNews[],
  now: number,
): Promise<follows.NewFollowPush[]> {
  const stars = newsIn(DEFAULT_LANGUAGE).flatMap(({ stars, unless = [] }) => [...stars, ...unless])
  if (stars.length === 0) return []
  const browsers = await follows.listBrowsers(db, [...new Set(stars)])
  const byLanguage = Map.groupBy(browsers, ({ language }) => storedLanguage(language))
  await loadLanguages(byLanguage.keys())
  return [...byLanguage].flatMap(([language, readers]) => pushesTo(readers, newsIn(language), now))
}

function pushesTo(browsers: follows.ListedBrowser[], news: FollowNews[], now: number): follows.NewFollowPush[] {
  const byStar = Map.groupBy(browsers, ({ star }) => star)
  return news.flatMap(({ stars, content, spoilerFree, link, isPassing, isMoment = false, unless = [] }) => {
    const others = new Set(unless.flatMap((star) => byStar.get(star) ?? []).map(({ id }) => id))
    const followers = stars
      .flatMap((star) => byStar.get(star) ?? [])
      .filter(({ id, moments }) => (moments || !isMoment) && !others.has(id))
    const told = new Map(followers.map((browser) => [browser.id, browser]))
    return [...told.values()].flatMap(({ id, quiet }) => {
      const until = quiet ? quietUntil(now, quiet) : undefined
      // After quiet hours it is no longer news that a game has begun.
      return until !== undefined && isPassing ? [] : [{ browser: id, content, spoilerFree, link, dueAt: until ?? now }]
    })
  })
}
