import * as say from '#words/answers.js'
import { Hono, type Context } from 'hono'
import { parsePairingId } from '#core/snapshot/ids.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { edgeKey } from '../cache/edge-key.ts'
import { singleFlight } from '../cache/single-flight.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { logFault } from '../http/errors.ts'
import { notFound } from '../use-cases/refusal.ts'
import { limitPerMinute } from '../http/per-minute.ts'
import { inAnswerLanguage, LANGUAGE_SEGMENT, setLanguage } from '../pages/language.ts'
import { sharedHeaders } from '../http/share.ts'
import { loadPublic } from '../use-cases/visible-tournament.ts'
import { loadLogo } from '../previews/logo.ts'
import { previewCard, type PreviewTarget } from '../previews/texts.ts'

const HEADERS = {
  'content-type': 'image/png',
  // An hour: a match that starts by the clock changes the picture without a new version.
  'cache-control': 'public, max-age=3600',
  // Other sites embed the picture.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  ...sharedHeaders(),
}

const pictures = new Hono<AppEnv>()
  .use(async (c, next) => {
    await setLanguage(c, c.req.param('language'))
    await next()
  })
  .get('/t/:file{[\\w-]+\\.png}', async (c) => preview(c, await loadSnapshot(c, nameOf(c.req.param('file'))), {}))
  .get('/t/:id/:file{\\d+\\.png}', async (c) => {
    const snapshot = await loadSnapshot(c, c.req.param('id'))
    const round = Number(nameOf(c.req.param('file')))
    if (round < 1 || round > snapshot.rounds.length) throw notFound(say.roundNotFound)
    return preview(c, snapshot, { round })
  })
  .get('/g/:file{[\\w-]+\\.png}', async (c) => {
    const id = nameOf(c.req.param('file'))
    const { tournament = '', round } = parsePairingId(id) ?? {}
    const snapshot = await loadSnapshot(c, tournament)
    const [match] = pairings(snapshot, round, [id])
    if (!match) throw notFound(say.matchNotFound)
    return preview(c, snapshot, { match })
  })

/** Preview pictures of shared links: to a public event, a round of it, or a match; below a tag in its language. */
export const previewRoutes = new Hono<AppEnv>().route('/', pictures).route(LANGUAGE_SEGMENT, pictures)

const nameOf = (file: string): string => file.slice(0, -'.png'.length)

/** A private event has no picture, even for its directors: pictures are cached for everyone. */
async function loadSnapshot(c: Context<AppEnv>, id: string): Promise<Snapshot> {
  const { snapshot } = await loadPublic(callerOf(c), id)
  return snapshot
}

/** The picture of this version from the edge cache; else it is drawn and cached. */
async function preview(c: Context<AppEnv>, snapshot: Snapshot, target: PreviewTarget): Promise<Response> {
  const what = target.match?.id ?? `${snapshot.id}/${target.round ?? ''}`
  const key = edgeKey(c.env, 'previews', c.var.language, what, snapshot.version)
  const cached = await caches.default.match(key)
  if (cached) return new Response(cached.body, cached)
  await limitPerMinute(c, 'previews')
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const png = await singleFlight(key, waitUntil, () => draw(c, snapshot, target))
  if (!png) return sameForAll(c)
  waitUntil(caches.default.put(key, new Response(png, { headers: HEADERS })))
  return new Response(png, { headers: HEADERS })
}

/** Drawn by a separate Worker; undefined if that is missing or fails. */
async function draw(c: Context<AppEnv>, snapshot: Snapshot, target: PreviewTarget) {
  const logo = await loadLogo(c.env, snapshot.settings.logoURL, async (path) => {
    const file = await c.env.ASSETS.fetch(new URL(path, c.req.url))
    return file.ok ? new Uint8Array(await file.arrayBuffer()) : undefined
  })
  try {
    const card = inAnswerLanguage(c, () => previewCard(snapshot, target, Date.now()))
    return await c.env.PREVIEWS?.draw(card, logo)
  } catch (error) {
    logFault(error as Error, c)
    return undefined
  }
}

/** The site's own picture, cached for a minute only because the event's may be drawn soon. */
async function sameForAll(c: Context<AppEnv>): Promise<Response> {
  const { ok, body } = await c.env.ASSETS.fetch(new URL('/icons/preview.png', c.req.url))
  if (!ok) throw notFound(say.pictureNotFound)
  return new Response(body, { headers: { ...HEADERS, 'cache-control': 'public, max-age=60' } })
}
