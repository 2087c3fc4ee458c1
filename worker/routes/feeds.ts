import { Hono, type Context } from 'hono'
import { micromark } from 'micromark'
import { competitorEvents, matchEvent, tournamentEvents } from '#core/snapshot/calendar-events.ts'
import { parseMatchId } from '#core/snapshot/ids.ts'
import { seats } from '#core/snapshot/seat.ts'
import { calendar } from '#core/text/calendar.ts'
import { fileName } from '#core/text/file-name.ts'
import { rss, type Feed } from '#core/text/rss.ts'
import type { SiteAnnouncement } from '../data/announcements.ts'
import type { App } from '../env.ts'
import { announcementsText, type Announcement } from '../http/announcements.ts'
import { attachment } from '../http/attachment.ts'
import { notFound } from '../http/errors.ts'
import { fresh, tagged } from '../http/fresh.ts'
import { siteAnnouncements } from '../http/lists.ts'
import { loadProfile } from '../http/profile-answer.ts'
import { playerProfile, teamProfile, userProfile } from '../http/profiles.ts'
import { dated } from '../http/told.ts'
import { seen, tournament } from '../http/tournament.ts'

// A quarter of an hour before a match.
const REMIND = 15

/** Calendars to subscribe to, and what is announced as RSS. */
export const feedRoutes = new Hono<App>()
  .get('/tournament/:id/calendar.ics', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    fresh(c, snapshot)
    const { name, updatedAt: stamp } = snapshot
    return attachment(
      c,
      fileName(name, [], 'ics'),
      calendar(tournamentEvents(snapshot, c.env.SITE_URL), { stamp, name }),
    )
  })
  .get('/result/:id/calendar.ics', async (c) => {
    const id = c.req.param('id')
    const found = await seen(c, parseMatchId(id)?.tournament ?? '')
    const [seat] = found ? seats(found.snapshot, undefined, [id]) : []
    if (!found || !seat) throw notFound('There is no such match.')
    const event = matchEvent(found.snapshot, seat, c.env.SITE_URL)
    if (!event) throw notFound('Nobody has said yet when this match starts.', 'start-unknown')
    fresh(c, found.snapshot)
    const text = calendar([{ ...event, remind: REMIND }], { stamp: found.snapshot.updatedAt })
    return attachment(c, fileName(event.summary, [], 'ics'), text)
  })
  .get('/team/:id/calendar.ics', (c) => matches(c, teamProfile, 'There is no such team.'))
  .get('/player/:id/calendar.ics', (c) => matches(c, playerProfile, 'There is no such player.'))
  .get('/user/:id/calendar.ics', (c) => matches(c, userProfile, 'There is no such user.'))
  .get('/tournament/:id/announcements.rss', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    fresh(c, snapshot)
    const said = JSON.parse(await announcementsText(c, snapshot)) as Announcement[]
    const page = `${c.env.SITE_URL}/t/${snapshot.id}/announcements`
    return feed(c, {
      title: snapshot.name,
      description: `What ${snapshot.name} announces.`,
      link: page,
      changed: snapshot.updatedAt,
      items: said.map(({ title, announcement, author, createdAt: at }) => ({
        title: title || snapshot.name,
        link: `${page}#${at}`,
        html: micromark(announcement),
        author: author ?? undefined,
        at,
      })),
    })
  })
  .get('/announcements.rss', async (c) => {
    const { text, etag } = await siteAnnouncements(c)
    tagged(c, etag)
    const said = JSON.parse(text) as SiteAnnouncement[]
    const site = c.env.SITE_URL
    return feed(c, {
      title: 'Kibitz',
      description: 'What the site and its tournaments announce.',
      link: `${site}/news`,
      changed: Math.max(0, ...said.map(({ updatedAt }) => updatedAt)),
      items: said.map(({ id, title, content, tournamentId, role, author, createdAt: at }) => ({
        title,
        link: role === 'announcement' ? `${site}/t/${tournamentId}/announcements#${at}` : `${site}/news#${id}`,
        html: micromark(content),
        author: author ?? undefined,
        at,
      })),
    })
  })

type Named = { name: string | null; username?: string | null }
type LookUp = Parameters<typeof loadProfile<Named>>[1]

/** The matches of somebody, in all the tournaments that whoever asks may see. */
async function matches(c: Context<App, '/:id'>, lookUp: LookUp, unknown: string): Promise<Response> {
  const { found, viewer } = await loadProfile(c, lookUp, unknown)
  const { profile, parts } = found
  const name = profile.name ?? profile.username ?? ''
  const stamp = Math.max(0, ...parts.map(({ snapshot }) => snapshot.updatedAt))
  const events = parts.flatMap(({ snapshot, no }) => competitorEvents(snapshot, no, c.env.SITE_URL))
  const text = calendar(events, { stamp, name })
  await dated(c, text, viewer)
  return attachment(c, fileName(name, [], 'ics'), text)
}

function feed(c: Context<App>, words: Omit<Feed, 'self'>): Response {
  const self = c.env.SITE_URL + new URL(c.req.url).pathname
  return c.body(rss({ ...words, self }), 200, { 'content-type': 'application/rss+xml; charset=utf-8' })
}
