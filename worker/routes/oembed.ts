import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { canonicalPath } from '#core/addresses/canonical-path.ts'
import { localizedPath, withoutLanguage } from '#core/addresses/localized.ts'
import { EmbedQuery, clampWidth, OembedQuery } from '#core/contract/embed-query.ts'
import { parsePath } from '#core/addresses/parse-path.ts'
import { profilePath } from '#core/addresses/paths.ts'
import type { EmbedTarget, EmbedElement } from '#core/embed/target.ts'
import { heightOf, viewOf } from '#core/embed/embed.ts'
import { lightViewOf } from '#core/embed/light.ts'
import { embedUrl, iframeHtml } from '#core/embed/snippet.ts'
import { hasBracket } from '#core/snapshot/round-range.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { AppEnv } from '../env.ts'
import { inAnswerLanguage, setLanguage } from '../pages/language.ts'
import { type TournamentRoute, roundInAddress, tournamentPlaceOf } from '../pages/embed-place.ts'
import { notFound, unauthorized } from '../use-cases/refusal.ts'
import { callerOf } from '../http/caller.ts'
import { checkEtag, versionTag } from '../http/etag.ts'
import { findVisible } from '../use-cases/visible-tournament.ts'
import { valid } from '../http/valid.ts'

const DEFAULT_WIDTH = 600
/** Seconds for which clients may cache the answer. */
const CACHE_SECONDS = 3600

/** oEmbed for a tournament's page: an iframe with the element that the page is about, in the page’s language. */
export const oembedRoutes = new Hono<AppEnv>().get('/', valid('query', OembedQuery), async (c) => {
  const { url, maxwidth, maxheight, format } = c.req.valid('query')
  if (format !== undefined && format !== 'json')
    throw new HTTPException(501, { message: inReaderLanguage(c, say.oembedJsonOnly) })
  const { SITE_URL } = c.env
  const page = parseOwnUrl(url, [SITE_URL, c.req.url])
  const { language, pathname } = withoutLanguage(page?.pathname ?? '')
  const at = page && tournamentPlaceOf(parsePath(pathname))
  const cached = at && (await findVisible(callerOf(c), at.id))
  if (!page || !at || !cached) throw notFound(say.nothingToEmbed)
  const { snapshot } = cached
  // Only a viewer who may see the tournament is told that it is private; others get 404.
  if (!snapshot.settings.public) throw unauthorized(say.privateTournament, 'private-tournament')
  const request = embedRequestOf(page, snapshot, at)
  const round = roundInAddress(snapshot, at)
  const target: EmbedTarget = { ...request, ...(typeof round === 'number' && { round }) }
  const now = Date.now()
  await setLanguage(c, request.lang ?? language)
  const view =
    round === 'none'
      ? undefined
      : inAnswerLanguage(c, () => viewOf(snapshot, target, now) ?? lightViewOf(snapshot, target, now))
  if (!view) throw notFound(say.nothingToEmbed)
  checkEtag(c, `W/"${versionTag(snapshot, now)}.oembed"`)
  const width = Math.min(maxwidth ?? Infinity, request.width ?? DEFAULT_WIDTH)
  const height = Math.min(maxheight ?? Infinity, heightOf(view, width))
  const title = `${view.note} · ${snapshot.name}`
  const src =
    SITE_URL +
    embedUrl(canonicalPath(snapshot, at), {
      ...request,
      width: request.width && clampWidth(width),
      lang: c.var.language,
    })
  return c.json({
    type: 'rich',
    version: '1.0',
    title,
    width,
    height,
    html: iframeHtml({ src, width, height, title }),
    ...(snapshot.user !== null && {
      author_name: snapshot.user,
      author_url: SITE_URL + localizedPath(c.var.language, profilePath('@', snapshot.user)),
    }),
    provider_name: 'Kibitz',
    provider_url: SITE_URL,
    cache_age: CACHE_SECONDS,
  })
})

/** A URL of this site; undefined for any other text. */
function parseOwnUrl(text: string, sites: string[]): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return sites.some((site) => new URL(site).origin === url.origin) ? url : undefined
}

/** The embed that the address asks for, or else the page's default one. */
function embedRequestOf({ searchParams }: URL, snapshot: Snapshot, at: TournamentRoute): EmbedRequest {
  const given = EmbedQuery.safeParse(Object.fromEntries(searchParams))
  if (given.success && given.data.embed !== 'board') {
    const { embed: element, iteration, ...rest } = given.data
    return { element, ...rest, iteration: element === 'player' ? (at.no ?? iteration) : iteration }
  }
  return { element: defaultElement(snapshot, at), iteration: at.section === 'player' ? (at.no ?? 1) : 1 }
}

type EmbedRequest = { element: EmbedElement } & Omit<EmbedQuery, 'embed'>

function defaultElement(snapshot: Snapshot, { section, round }: TournamentRoute): EmbedElement {
  if (section === 'standings') return 'standings'
  if (section === 'player') return 'player'
  if (section === 'what-if') return 'odds'
  if (section !== 'pairings') return 'live'
  return hasBracket(snapshot, Number(round ?? snapshot.round)) ? 'bracket' : 'pairings'
}
