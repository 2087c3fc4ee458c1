import * as sayAnswers from '#words/answers.js'
import * as say from '#words/feeds.js'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { localizedPath } from '#core/addresses/localized.ts'
import { competitorEvents, followedCalendar, matchEvent, tournamentEvents } from '#core/rows/calendar-events.ts'
import { followedItems } from '#core/rows/followed-items.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { icalendar } from '#core/text/calendar.ts'
import { fileName } from '#core/text/file-name.ts'
import { markdownToHtml } from '#core/text/markdown/to-html.ts'
import { rss, type Feed } from '#core/text/rss.ts'
import { touchList } from '../data/follow-lists.ts'
import type { SiteAnnouncement } from '../data/announcements.ts'
import type { AppEnv } from '../env.ts'
import type { FollowedSlices } from '#core/rows/followed.ts'
import { FeedQuery, ListFeedQuery } from '#core/contract/following.ts'
import { logError } from '#party/log.ts'
import { announcementsJson, type Announcement } from '../cache/announcements.ts'
import { callerOf } from '../http/caller.ts'
import { attachment } from '../http/attachment.ts'
import { notFound, type Saying } from '../use-cases/refusal.ts'
import { checkVersionEtag, checkEtag } from '../http/etag.ts'
import { requireFeed } from '../use-cases/follow-list.ts'
import { loadWhole } from '../use-cases/whole-tournaments.ts'
import { loadFollowed } from '../use-cases/followed.ts'
import { limitCalls } from '../http/per-minute.ts'
import { loadAnnouncementsPage } from '../use-cases/list-pages.ts'
import { loadProfile } from '../http/profile-answer.ts'
import { playerProfile, teamProfile, userProfile } from '../use-cases/profiles.ts'
import { setCachingFor } from '../http/json-for.ts'
import { inAnswerLanguage, readLanguageOfQuery } from '../pages/language.ts'
import { keepFromEdge } from '../http/share.ts'
import { findShown, loadShown } from '../use-cases/shown-tournament.ts'
import { valid } from '../http/valid.ts'

// Calendar reminders come this long before a match.
const REMINDER_MINUTES = 15

/** Reads `?lang=` before the handler. */
const feedLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await readLanguageOfQuery(c)
  await next()
}

/** A page of the site in the language of the feed. */
const pageOf = (c: Context<AppEnv>, path: string): string => c.env.SITE_URL + localizedPath(c.var.language, path)

/**
 * Calendars to subscribe to, and announcements as RSS. With `?spoilers=hide` they contain no results and nothing that
 * reveals one; with `?lang=de` their sentences and links are German.
 */
export const feedRoutes = new Hono<AppEnv>()
  .get('/tournament/:id/calendar.ics', valid('query', FeedQuery), feedLanguage, async (c) => {
    const { snapshot } = await loadShown(callerOf(c), c.req.param('id'))
    checkVersionEtag(c, snapshot)
    const { name, updatedAt: stamp } = snapshot
    const events = inAnswerLanguage(c, () => tournamentEvents(snapshot, c.env.SITE_URL))
    return attachment(c, fileName(name, [], 'ics'), icalendar(events, { stamp, name }))
  })
  .get('/result/:id/calendar.ics', valid('query', FeedQuery), feedLanguage, async (c) => {
    const id = c.req.param('id')
    const found = await findShown(callerOf(c), parsePairingId(id)?.tournament ?? '')
    const [pairing] = found ? pairings(found.snapshot, undefined, [id]) : []
    if (!found || !pairing) throw notFound(sayAnswers.matchNotFound)
    const event = inAnswerLanguage(c, () => matchEvent(found.snapshot, pairing, c.env.SITE_URL))
    if (!event) throw notFound(sayAnswers.matchWithoutStart, 'start-unknown')
    checkVersionEtag(c, found.snapshot)
    const text = icalendar([{ ...event, remind: REMINDER_MINUTES }], { stamp: found.snapshot.updatedAt })
    return attachment(c, fileName(event.summary, [], 'ics'), text)
  })
  .get('/team/:id/calendar.ics', valid('query', FeedQuery), feedLanguage, (c) =>
    sendCalendar(c, teamProfile, sayAnswers.teamNotFound),
  )
  .get('/player/:id/calendar.ics', valid('query', FeedQuery), feedLanguage, (c) =>
    sendCalendar(c, playerProfile, sayAnswers.playerNotFound),
  )
  .get('/user/:id/calendar.ics', valid('query', FeedQuery), feedLanguage, (c) =>
    sendCalendar(c, userProfile, sayAnswers.userNotFound),
  )
  .get('/tournament/:id/announcements.rss', valid('query', FeedQuery), feedLanguage, async (c) => {
    const { snapshot } = await loadShown(callerOf(c), c.req.param('id'))
    checkVersionEtag(c, snapshot)
    const announcements = JSON.parse(await announcementsJson(callerOf(c), snapshot)) as Announcement[]
    const page = pageOf(c, `/t/${snapshot.id}/announcements`)
    return sendFeed(c, () => ({
      title: snapshot.name,
      description: say.announcementsOf({ name: snapshot.name }),
      link: page,
      changed: snapshot.updatedAt,
      items: announcements.map(({ title, announcement, author, createdAt: at }) => ({
        title: title || snapshot.name,
        link: `${page}#${at}`,
        html: markdownToHtml(announcement),
        author: author ?? undefined,
        at,
      })),
    }))
  })
  .get('/announcements.rss', valid('query', FeedQuery), feedLanguage, async (c) => {
    const { text, etag } = await loadAnnouncementsPage(callerOf(c))
    checkEtag(c, etag)
    const announcements = JSON.parse(text) as SiteAnnouncement[]
    const news = pageOf(c, '/news')
    return sendFeed(c, () => ({
      title: 'Kibitz',
      description: say.news(),
      link: news,
      changed: Math.max(0, ...announcements.map(({ updatedAt }) => updatedAt)),
      items: announcements.map(({ id, title, content, tournamentId, role, author, createdAt: at }) => ({
        title,
        link: role === 'announcement' ? pageOf(c, `/t/${tournamentId}/announcements#${at}`) : `${news}#${id}`,
        html: markdownToHtml(content),
        author: author ?? undefined,
        at,
      })),
    }))
  })
  .get('/following.ics', limitCalls('following'), valid('query', ListFeedQuery), feedLanguage, (c) =>
    sendListCalendar(c, c.req.valid('query').feed),
  )
  .get('/following.rss', limitCalls('following'), valid('query', ListFeedQuery), feedLanguage, (c) =>
    sendListNews(c, c.req.valid('query').feed),
  )
  // Addresses of before, whose secret is in the path.
  .get('/following/:id/calendar.ics', limitCalls('following'), valid('query', FeedQuery), feedLanguage, (c) =>
    sendListCalendar(c, c.req.param('id')),
  )
  .get('/following/:id/results.rss', limitCalls('following'), valid('query', FeedQuery), feedLanguage, (c) =>
    sendListNews(c, c.req.param('id')),
  )

async function sendListCalendar(c: Context<AppEnv>, feed: string): Promise<Response> {
  const followed = await loadFeed(c, feed)
  const whole = await loadWhole(callerOf(c), followed.entries)
  const text = inAnswerLanguage(c, () => {
    const events = followedCalendar(followed, c.env.SITE_URL, whole)
    return icalendar(events, { stamp: lastChange(followed), name: say.following() })
  })
  await setCachingFor(c, text, undefined)
  keepFromEdge(c)
  return attachment(c, 'following.ics', text)
}

async function sendListNews(c: Context<AppEnv>, feed: string): Promise<Response> {
  const followed = await loadFeed(c, feed)
  const items = inAnswerLanguage(c, () => followedItems(followed, c.env.SITE_URL, Date.now()))
  await setCachingFor(c, JSON.stringify(items), undefined)
  keepFromEdge(c)
  return sendFeed(c, () => ({
    title: say.following(),
    description: say.followingDescription(),
    link: pageOf(c, '/following'),
    changed: lastChange(followed),
    items,
  }))
}

/** The events and entries followed by the list whose feeds have this address. */
async function loadFeed(c: Context<AppEnv>, feed: string): Promise<FollowedSlices> {
  const list = await requireFeed(callerOf(c), feed)
  c.executionCtx.waitUntil(touchList(c.var.db, list, Date.now()).catch(logError))
  return loadFollowed(callerOf(c), list)
}

/** Time of the latest change of a followed event or entry. */
const lastChange = ({ events, entries }: FollowedSlices): number =>
  Math.max(0, ...[...events, ...entries.map(({ snapshot }) => snapshot)].map(({ updatedAt }) => updatedAt))

type WithName = { name: string | null; username?: string | null }
type LookUp = Parameters<typeof loadProfile<WithName>>[1]

/** A profile's matches, in all tournaments that the viewer may see. */
async function sendCalendar(c: Context<AppEnv, '/:id'>, lookUp: LookUp, unknown: Saying): Promise<Response> {
  const { found, viewer } = await loadProfile(c, lookUp, unknown)
  const { profile, slices } = found
  const name = profile.name ?? profile.username ?? ''
  const stamp = Math.max(0, ...slices.map(({ snapshot }) => snapshot.updatedAt))
  const whole = await loadWhole(callerOf(c), slices)
  const events = inAnswerLanguage(c, () =>
    slices.flatMap(({ snapshot, no }) => competitorEvents(snapshot, no, c.env.SITE_URL, whole.get(snapshot.id))),
  )
  const text = icalendar(events, { stamp, name })
  await setCachingFor(c, text, viewer)
  return attachment(c, fileName(name, [], 'ics'), text)
}

/** `feed` is called in the language of the feed. */
function sendFeed(c: Context<AppEnv>, feed: () => Omit<Feed, 'self' | 'language'>): Response {
  const { pathname, search } = new URL(c.req.url)
  const self = c.env.SITE_URL + pathname + search
  const { language } = c.var
  return c.body(rss({ ...inAnswerLanguage(c, feed), language, self }), 200, {
    'content-type': 'application/rss+xml; charset=utf-8',
  })
}
