import * as say from '#words/heads.js'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { EmbedQuery } from '#core/contract/embed-query.ts'
import type { Route } from '#core/addresses/paths.ts'
import { isLight, type EmbedTarget } from '#core/embed/target.ts'
import { ownerOf, viewOf } from '#core/embed/embed.ts'
import { publicDetails } from '#core/snapshot/public-details.ts'
import { membersOf, parseGroup } from '#core/standings/entry-groups.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as players from '../data/players.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import type { CachedSnapshot } from '../cache/snapshots.ts'
import { lru } from '../cache/lru.ts'
import type { AppEnv } from '../env.ts'
import { loadBoardView } from './embed-board.ts'
import { findEmbedded } from './embedded-tournament.ts'
import { roundInAddress, tournamentPlaceOf } from './embed-place.ts'
import { renderLight } from './embed-light.ts'
import { renderSeasonTable } from './embed-season.ts'
import { inAnswerLanguage, readLanguageOfQuery } from './language.ts'
import { type EmbedAssets, loadEmbedAssets, NO_ASSETS, embedDocument, messageDocument } from './embed-document.ts'
import { logFault, statusOfFault } from '../http/errors.ts'
import { checkEtag, versionTag } from '../http/etag.ts'

const CACHE_BYTES = 8 * 1024 * 1024
/** Larger snapshots are not inlined: the embed fetches them at the first event. */
const MAX_INLINE_SNAPSHOT = 120_000

const cache = lru<{ text: string; framed: string | undefined }>(CACHE_BYTES, ({ text }) => text.length)

/**
 * The document that other sites may frame, at any address of a tournament. It reads no session and shows public
 * tournaments only; a private one is answered as if it didn't exist.
 */
export async function embedPage(c: Context<AppEnv>, where: Route): Promise<Response> {
  try {
    await readLanguageOfQuery(c)
    return await renderEmbed(c, await loadEmbedAssets(c), where)
  } catch (error) {
    // The 304 thrown by `checkEtag`.
    if (error instanceof HTTPException && error.res) return error.res
    logFault(error as Error, c)
    return renderRefusal(c, NO_ASSETS, statusOfFault(error), say.fault)
  }
}

async function renderEmbed(c: Context<AppEnv>, built: EmbedAssets, where: Route): Promise<Response> {
  const query = EmbedQuery.safeParse(c.req.query())
  // Its sentence is made when it is read.
  if (!query.success) return renderRefusal(c, built, 400, () => query.error.issues[0]?.message ?? say.nothingToShow())
  const { embed: element, iteration } = query.data
  if (element === 'board') return renderBoard(c, built, where, query.data)
  if (element === 'standings' && where.page === 'season')
    return (await renderSeasonTable(c, where, query.data)) ?? renderRefusal(c, built, 404, say.nothingToShow)
  if (isLight(element))
    return (await renderLight(c, where, query.data)) ?? renderRefusal(c, built, 404, say.nothingToShow)
  const at = tournamentPlaceOf(where)
  const cached = at && (await findEmbedded(c, at.id))
  if (!at || !cached) return renderRefusal(c, built, 404, say.nothingToShow)
  const round = roundInAddress(cached.snapshot, at)
  if (round === 'none') return renderRefusal(c, built, 404, say.nothingToShow)
  const members = element === 'standings' ? await membersOfGroup(c, cached.snapshot, query.data.group) : undefined
  const target: EmbedTarget = {
    element,
    iteration,
    ...(round !== undefined && { round }),
    ...(members && { members }),
  }
  return renderElement(c, built, query.data, cached, target)
}

/** Starting numbers of the members of a group: the frame redraws the table without knowing more of them. */
async function membersOfGroup(c: Context<AppEnv>, snapshot: Snapshot, text = ''): Promise<number[] | undefined> {
  const group = parseGroup(text)
  if (!group) return undefined
  const isIndividual = snapshot.settings.competitors === 'individual'
  const details = isIndividual ? publicDetails(await players.listDetails(c.var.db, snapshot.id)) : []
  return [...membersOf(snapshot, details, group)].map((position) => snapshot.players.no[position]!)
}

/** The board of a game: at a match's address one of its games, at a tournament's one of the match that it features. */
async function renderBoard(c: Context<AppEnv>, built: EmbedAssets, where: Route, look: EmbedQuery): Promise<Response> {
  const at = tournamentPlaceOf(where)
  const { id: match, index } = where.page === 'match' ? where : {}
  const id = at?.id ?? (match && parsePairingId(match)?.tournament)
  const cached = id ? await findEmbedded(c, id) : undefined
  if (!cached) return renderRefusal(c, built, 404, say.nothingToShow)
  const { snapshot } = cached
  const round = at && roundInAddress(snapshot, at)
  if (round === 'none') return renderRefusal(c, built, 404, say.nothingToShow)
  const game = index ?? (c.req.query('iteration') === undefined ? undefined : look.iteration)
  const asked = { ...(match && { match }), round: round ?? snapshot.round, game }
  const found = await loadBoardView(c, snapshot, asked, Date.now())
  if (!found) return renderRefusal(c, built, 404, say.nothingToShow)
  const { view, followed } = found
  // Live updates contain results, which this reader hides.
  const state = snapshot.hidden ? undefined : { id: snapshot.id, version: snapshot.version, followed }
  c.header('cache-control', 'no-store')
  const owner = inAnswerLanguage(c, () => ownerOf(snapshot))
  return c.html(await embedDocument(c, built, look, { owner, view, state, flags: [] }))
}

async function renderElement(
  c: Context<AppEnv>,
  built: EmbedAssets,
  look: EmbedQuery,
  { snapshot, text }: CachedSnapshot,
  target: EmbedTarget,
): Promise<Response> {
  const now = Date.now()
  const tag = `W/"${versionTag(snapshot, now)}.${built.etag}"`
  checkEtag(c, tag)
  const key = `${tag} ${JSON.stringify([target, look.width, look.theme, c.var.language])}`
  const known = cache.get(key)
  if (known) {
    c.set('embedStyleHash', known.framed)
    return c.html(known.text)
  }
  const view = inAnswerLanguage(c, () => viewOf(snapshot, target, now))
  if (!view) return renderRefusal(c, built, 404, say.nothingToShow)
  const isInlined = liveRound(snapshot) !== undefined && text.length < MAX_INLINE_SNAPSHOT
  const live = { id: snapshot.id, version: snapshot.version, target, ...(isInlined && { snapshot }) }
  const state = snapshot.hidden ? undefined : live
  const flags = snapshot.players.nationality
  const owner = inAnswerLanguage(c, () => ownerOf(snapshot))
  const page = await embedDocument(c, built, look, { owner, view, state, flags })
  cache.set(key, { text: page, framed: c.get('embedStyleHash') })
  return c.html(page)
}

async function renderRefusal(
  c: Context<AppEnv>,
  built: EmbedAssets,
  status: 400 | 404 | 500 | 503,
  words: () => string,
): Promise<Response> {
  c.header('etag', undefined)
  c.header('cache-control', 'no-store')
  return c.html(await messageDocument(c, built, {}, words), status)
}
