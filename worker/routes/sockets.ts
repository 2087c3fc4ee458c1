import { Hono, type Context } from 'hono'
import { relaysOf, type CachedSnapshot } from '../cache/snapshots.ts'
import type { SessionUser } from '../data/sessions.ts'
import type { AppEnv, Bindings } from '../env.ts'
import { IDENTITY_HEADERS } from '#party/sockets.ts'
import { callerOf } from '../http/caller.ts'
import { remoteNetwork } from '../http/client-address.ts'
import { notFound } from '../use-cases/refusal.ts'
import { isForeign, requireOwnSocketOrigin, requireSocketOrigin } from '../http/origin.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { currentUser } from '../http/session.ts'
import { loadPublic, loadVisible } from '../use-cases/visible-tournament.ts'
import { siteRoomOf } from '../rooms/site-shards.ts'

/**
 * The rooms, each by its own way: a Durable Object is created only for an existing tournament that the viewer may see.
 * Identity headers are set here, by the Worker alone.
 */
export const socketRoutes = new Hono<AppEnv>()
  .get('/site', requireSocketOrigin, requireOwnSocketOrigin, async (c) => {
    const viewer = await currentUser(c)
    // Pages ask for a socket where somebody is signed in. Those of an earlier version do so for anybody, and are told the count.
    return openSocket(c, siteRoomOf(c.env, viewer?.id ?? c.req.query('visitor') ?? ''), viewer)
  })
  .get('/tournament/:id', requireSocketOrigin, async (c) => {
    const { snapshot } = await (isForeign(c)
      ? loadForForeigner(c, c.req.param('id'))
      : loadVisible(callerOf(c), c.req.param('id')))
    // Where everybody may listen the room need not know who does.
    const viewer = snapshot.settings.public ? undefined : await currentUser(c)
    return openSocket(c, viewer ? c.env.TournamentRoom.getByName(snapshot.id) : publicRoom(c.env, snapshot.id), viewer)
  })
  .all('*', () => {
    throw notFound('Room not found.')
  })

/** Where a visitor watches a tournament: its room, or one of the relays that it has for a crowd. */
function publicRoom(env: Bindings, id: string): Pick<Fetcher, 'fetch'> {
  const open = relaysOf(id)
  const no = open[Math.floor(Math.random() * open.length)]
  return no === undefined ? env.TournamentRoom.getByName(id) : env.TournamentRelay.getByName(`${id}/${no}`)
}

/** To a page of another site everybody is a visitor, whatever cookies a browser sends along; it has a limit of its own. */
async function loadForForeigner(c: Context<AppEnv>, id: string): Promise<CachedSnapshot> {
  await rateLimit(c, 'socket')
  return loadPublic(callerOf(c), id)
}

const SOCKET_HEADERS = /^(upgrade|connection|sec-websocket-.*)$/

/** Opens a socket to a room, with what a socket needs, and who asks from where as far as that is known for certain. */
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
  return answer.webSocket ? answer : new Response(answer.body, answer)
}
