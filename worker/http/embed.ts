import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { EmbedQuery } from '#core/contract/embed.ts'
import { parsePath } from '#core/addresses/parse-path.ts'
import type { Route } from '#core/addresses/paths.ts'
import type { Asked } from '#core/embed/asked.ts'
import { viewOf } from '#core/embed/embed.ts'
import { parseMatchId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { liveRound } from '#core/tournament/live-round.ts'
import { pairingsRound, standingsRound } from '#core/tournament/rounds.ts'
import { find, type Held } from '../data/snapshots.ts'
import { lru } from '../data/lru.ts'
import type { App } from '../env.ts'
import { boardOf } from './embed-board.ts'
import { type Built, builtEmbed, UNBUILT, embedDocument, sentenceDocument } from './embed-document.ts'
import { noted } from './errors.ts'
import { tagged, tagOf } from './fresh.ts'
import { reach } from './tournament.ts'

const NOTHING = 'There is nothing to show here.'
const FAILED = 'Something went wrong on our side. Try again in a moment.'
const MEMORY = 8 * 1024 * 1024
/** Beyond this a snapshot is fetched when the first word of a change comes. */
const LONGEST = 120_000

const written = lru<{ text: string; framed: string | undefined }>(MEMORY, ({ text }) => text.length)

/**
 * The document that other sites may frame, at any address of a tournament. It knows no session and tells of public
 * tournaments alone: of all others not even that they are there.
 */
export async function embedPage(c: Context<App>, where: Route): Promise<Response> {
  try {
    return await found(c, await builtEmbed(c), where)
  } catch (fault) {
    // What the asker has still holds.
    if (fault instanceof HTTPException && fault.res) return fault.res
    noted(fault as Error, c)
    return refused(c, UNBUILT, 500, FAILED)
  }
}

async function found(c: Context<App>, built: Built, where: Route): Promise<Response> {
  const query = EmbedQuery.safeParse(c.req.query())
  if (!query.success) return refused(c, built, 400, query.error.issues[0]?.message ?? NOTHING)
  const { embed: element, iteration } = query.data
  if (element === 'board') return boardPage(c, built, where, query.data)
  const at = within(where)
  const held = at && (await find(reach(c), at.id))
  if (!at || !held?.snapshot.settings.public) return refused(c, built, 404, NOTHING)
  const round = roundOf(held.snapshot, at)
  if (round === 'none') return refused(c, built, 404, NOTHING)
  const asked: Asked = { element, iteration, ...(round !== undefined && { round }) }
  return shown(c, built, query.data, held, asked)
}

export type At = Extract<Route, { page: 'tournament' }>

/** A game's board: at a match's address one of its games, at a tournament's one of the match that it features. */
async function boardPage(c: Context<App>, built: Built, where: Route, look: EmbedQuery): Promise<Response> {
  const at = within(where)
  const { id: match, index } = where.page === 'match' ? where : {}
  const id = at?.id ?? (match && parseMatchId(match)?.tournament)
  const held = id ? await find(reach(c), id) : undefined
  if (!held?.snapshot.settings.public) return refused(c, built, 404, NOTHING)
  const { snapshot } = held
  const round = at && roundOf(snapshot, at)
  if (round === 'none') return refused(c, built, 404, NOTHING)
  const game = index ?? (c.req.query('iteration') === undefined ? undefined : look.iteration)
  const asked = { ...(match && { match }), round: round ?? snapshot.round, game }
  const found = await boardOf(c, snapshot, asked, Date.now())
  if (!found) return refused(c, built, 404, NOTHING)
  const { view, followed } = found
  const given = { id: snapshot.id, version: snapshot.version, followed }
  c.header('cache-control', 'no-store')
  return c.html(await embedDocument(c, built, look, { snapshot, view, given, flags: [] }))
}

/** The page of a tournament that an address means, however it leads there. */
export function within(where: Route): At | undefined {
  if (where.page === 'tournament') return where
  return where.page === 'redirect' ? within(parsePath(where.to)) : undefined
}

/** The round in the address; undefined where it names none, so that the embed follows the current one. */
export function roundOf(snapshot: Snapshot, { section, round: word }: At): number | undefined | 'none' {
  if (word === undefined) return undefined
  const round = section === 'standings' ? standingsRound(snapshot, word) : pairingsRound(snapshot, word)
  if (round === undefined) return 'none'
  return typeof round === 'number' ? round : undefined
}

async function shown(
  c: Context<App>,
  built: Built,
  look: EmbedQuery,
  { snapshot, text }: Held,
  asked: Asked,
): Promise<Response> {
  const now = Date.now()
  const tag = `W/"${tagOf(snapshot, now)}.${built.etag}"`
  tagged(c, tag)
  const key = `${tag} ${JSON.stringify([asked, look.width, look.theme])}`
  const known = written.get(key)
  if (known) {
    c.set('framed', known.framed)
    return c.html(known.text)
  }
  const view = viewOf(snapshot, asked, now)
  if (!view) return refused(c, built, 404, NOTHING)
  const isCarried = liveRound(snapshot) !== undefined && text.length < LONGEST
  const given = { id: snapshot.id, version: snapshot.version, asked, ...(isCarried && { snapshot }) }
  const page = await embedDocument(c, built, look, { snapshot, view, given, flags: snapshot.players.nationality })
  written.set(key, { text: page, framed: c.get('framed') })
  return c.html(page)
}

async function refused(c: Context<App>, built: Built, status: 400 | 404 | 500, words: string): Promise<Response> {
  c.header('etag', undefined)
  c.header('cache-control', 'no-store')
  return c.html(await sentenceDocument(c, built, {}, words), status)
}
