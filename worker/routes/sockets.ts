import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { IDENTITY_HEADERS } from '#party/live-room.ts'
import { notFound } from '../http/errors.ts'
import { requireSocketOrigin } from '../http/origin.ts'
import { currentUser } from '../http/session.ts'
import { loadVisible } from '../http/visible-tournament.ts'

/**
 * The rooms, each by its own way: a Durable Object is created only for an existing tournament that the viewer may see.
 * Identity headers are set here, by the Worker alone.
 */
export const socketRoutes = new Hono<AppEnv>()
  .get('/site', requireSocketOrigin, async (c) => {
    const viewer = await currentUser(c)
    const identity = viewer && { [IDENTITY_HEADERS.user]: viewer.id, [IDENTITY_HEADERS.session]: viewer.sessionID }
    return openSocket(c.env.SiteRoom.getByName('site'), c.req.raw, identity)
  })
  .get('/tournament/:id', requireSocketOrigin, async (c) => {
    const { snapshot } = await loadVisible(c, c.req.param('id'))
    return openSocket(c.env.TournamentRoom.getByName(snapshot.id), c.req.raw)
  })
  .all('*', () => {
    throw notFound('Room not found.')
  })

const SOCKET_HEADERS = /^(upgrade|connection|sec-websocket-.*)$/

/** Opens a socket to a room, with what a socket needs, and who asks where that is known for certain. */
async function openSocket(
  room: Pick<Fetcher, 'fetch'>,
  request: Request,
  identity: Record<string, string> = {},
): Promise<Response> {
  const url = new URL(request.url)
  url.searchParams.delete('sessionID')
  const headers = new Headers([...request.headers].filter(([name]) => SOCKET_HEADERS.test(name)))
  for (const [name, value] of Object.entries(identity)) headers.set(name, value)
  const answer = await room.fetch(new Request(url, { headers }))
  return answer.webSocket ? answer : new Response(answer.body, answer)
}
