import * as say from '#words/answers.js'
import { Hono, type Context } from 'hono'
import { MINUTE } from '#core/time.ts'
import { relaysOf } from '../cache/snapshots.ts'
import type { SessionUser } from '../data/sessions.ts'
import type { AppEnv, Bindings } from '../env.ts'
import { CLOSE_FULL } from '#core/match/live.ts'
import { FULL, IDENTITY_HEADERS } from '#party/sockets.ts'
import { callerOf } from '../http/caller.ts'
import { remoteNetwork } from '../http/client-address.ts'
import { tooManyAttempts } from '../http/too-many-attempts.ts'
import { notFound } from '../use-cases/refusal.ts'
import { isForeign, requireOwnSocketOrigin, requireSocketOrigin } from '../http/origin.ts'
import { isWithinMinute } from '../http/per-minute.ts'
import { currentUser } from '../http/session.ts'
import { loadPublic, loadVisible } from '../use-cases/visible-tournament.ts'
import { siteRoomOf } from '../rooms/site-shards.ts'

/**
 * Sockets of the rooms. A Durable Object is created only for an existing tournament that the viewer may see. The
 * identity headers are set here and nowhere else.
 */
export const socketRoutes = new Hono<AppEnv>()
  .get('/site', requireSocketOrigin, requireOwnSocketOrigin, async (c) => {
    const viewer = await currentUser(c)
    // Pages ask for a socket if a user is signed in. Pages of an earlier version do so for any visitor, and get the
    // number of people online.
    return openSocket(c, siteRoomOf(c.env, viewer?.id ?? c.req.query('visitor') ?? ''), viewer)
  })
  .get('/tournament/:id', requireSocketOrigin, async (c) => {
    const isOfOtherSite = isForeign(c)
    if (isOfOtherSite && !(await isWithinMinute(c, 'socket'))) return turnedAway(c)
    // Pages of other sites connect as anonymous visitors, whatever cookies the browser sends.
    const { snapshot } = await (isOfOtherSite ? loadPublic : loadVisible)(callerOf(c), c.req.param('id'))
    // The room of a public tournament doesn't need to know the viewer.
    const viewer = snapshot.settings.public ? undefined : await currentUser(c)
    return openSocket(c, viewer ? c.env.TournamentRoom.getByName(snapshot.id) : publicRoom(c.env, snapshot.id), viewer)
  })
  .all('*', () => {
    throw notFound(say.roomNotFound)
  })

/** The object that an anonymous viewer connects to: the room, or one of its relays if there is a crowd. */
function publicRoom(env: Bindings, id: string): Pick<Fetcher, 'fetch'> {
  const open = relaysOf(id)
  const no = open[Math.floor(Math.random() * open.length)]
  return no === undefined ? env.TournamentRoom.getByName(id) : env.TournamentRelay.getByName(`${id}/${no}`)
}

/**
 * A socket that is closed at once with the reason: a browser’s script learns nothing of an answer that opens no socket.
 */
function turnedAway(c: Context<AppEnv>): Response {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw tooManyAttempts(MINUTE)
  const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
  server.accept()
  server.close(CLOSE_FULL, FULL)
  return new Response(null, { status: 101, webSocket: client })
}

const SOCKET_HEADERS = /^(upgrade|connection|sec-websocket-.*)$/

/**
 * Opens a socket to a room: forwards the handshake, and the identity of the client as far as the Worker knows it for
 * certain.
 */
async function openSocket(
  c: Context<AppEnv>,
  room: Pick<Fetcher, 'fetch'>,
  viewer: SessionUser | undefined,
): Promise<Response> {
  const request = c.req.raw
  const url = new URL(request.url)
  url.searchParams.delete('sessionID')
  const headers = new Headers([...request.headers].filter(([name]) => SOCKET_HEADERS.test(name)))
  const network = remoteNetwork(c)
  if (network) headers.set(IDENTITY_HEADERS.address, network)
  if (viewer) headers.set(IDENTITY_HEADERS.user, viewer.id)
  if (viewer) headers.set(IDENTITY_HEADERS.session, viewer.sessionID)
  const answer = await room.fetch(new Request(url, { headers }))
  if (answer.status === 429) {
    await answer.body?.cancel()
    return turnedAway(c)
  }
  return answer.webSocket ? answer : new Response(answer.body, answer)
}
