import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { canonicalPath } from '#core/addresses/canonical-path.ts'
import { EmbedQuery, fitting, OembedQuery } from '#core/contract/embed.ts'
import { parsePath } from '#core/addresses/parse-path.ts'
import type { Asked, Element } from '#core/embed/asked.ts'
import { heightOf, viewOf } from '#core/embed/embed.ts'
import { embedAddress, frameOf } from '#core/embed/snippet.ts'
import { hasBracket } from '#core/knockout/stretch.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { App } from '../env.ts'
import { type At, roundOf, within } from '../http/embed.ts'
import { notFound, unauthorized } from '../http/errors.ts'
import { tagged, tagOf } from '../http/fresh.ts'
import { seen } from '../http/tournament.ts'
import { valid } from '../http/valid.ts'

const WIDTH = 600
/** Who keeps the answer should ask again by then, in seconds. */
const HOLDS = 3600

/** What sites that know oEmbed ask to show a tournament's page: a frame of the element that the page is about. */
export const oembedRoutes = new Hono<App>().get('/', valid('query', OembedQuery), async (c) => {
  const { url, maxwidth, maxheight, format } = c.req.valid('query')
  if (format !== undefined && format !== 'json') throw new HTTPException(501, { message: 'Only json is offered.' })
  const { SITE_URL } = c.env
  const page = ofSite(url, [SITE_URL, c.req.url])
  const at = page && within(parsePath(page.pathname))
  const held = at && (await seen(c, at.id))
  if (!page || !at || !held) throw notFound('There is no page to embed at this url.')
  const { snapshot } = held
  // Only who may see it hears even that.
  if (!snapshot.settings.public) throw unauthorized('This tournament is private.', 'private-tournament')
  const wanted = wantedBy(page, snapshot, at)
  const round = roundOf(snapshot, at)
  const asked: Asked = { ...wanted, ...(typeof round === 'number' && { round }) }
  const now = Date.now()
  const view = round === 'none' ? undefined : viewOf(snapshot, asked, now)
  if (!view) throw notFound('There is no page to embed at this url.')
  tagged(c, `W/"${tagOf(snapshot, now)}.oembed"`)
  const width = Math.min(maxwidth ?? Infinity, wanted.width ?? WIDTH)
  const height = Math.min(maxheight ?? Infinity, heightOf(view, width))
  const title = `${view.note} · ${snapshot.name}`
  const src = SITE_URL + embedAddress(canonicalPath(snapshot, at), { ...wanted, width: wanted.width && fitting(width) })
  return c.json({
    type: 'rich',
    version: '1.0',
    title,
    width,
    height,
    html: frameOf({ src, width, height, title }),
    ...(snapshot.user !== null && { author_name: snapshot.user, author_url: `${SITE_URL}/@/${snapshot.user}` }),
    provider_name: 'Kibitz',
    provider_url: SITE_URL,
    cache_age: HOLDS,
  })
})

/** A page of this site; undefined for what is no address of it. */
function ofSite(text: string, sites: string[]): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return sites.some((site) => new URL(site).origin === url.origin) ? url : undefined
}

/** What an address asks for, or else what its page is about. */
function wantedBy({ searchParams }: URL, snapshot: Snapshot, at: At): EmbedWanted {
  const given = EmbedQuery.safeParse(Object.fromEntries(searchParams))
  if (given.success && given.data.embed !== 'board') {
    const { embed: element, ...rest } = given.data
    return { element, ...rest }
  }
  return { element: about(snapshot, at), iteration: 1 }
}

type EmbedWanted = { element: Element } & Omit<EmbedQuery, 'embed'>

function about(snapshot: Snapshot, { section, round }: At): Element {
  if (section === 'standings') return 'standings'
  if (section !== 'pairings') return 'live'
  return hasBracket(snapshot, Number(round ?? snapshot.round)) ? 'bracket' : 'pairings'
}
