import { Hono } from 'hono'
import type { App } from '../env.ts'
import { IDENTITY } from '#party/gallery.ts'
import { notFound } from '../http/errors.ts'
import { fromHere } from '../http/guards.ts'
import { visitor } from '../http/session.ts'
import { tournament } from '../http/tournament.ts'

/**
 * The rooms, each by its own way: an object is created for no name but a tournament's that is there and may be seen. What
 * proves who someone is stays here: the room hears of it from the Worker alone.
 */
export const roomRoutes = new Hono<App>()
  .get('/site', fromHere, async (c) => {
    const asker = await visitor(c)
    const identity = asker && { [IDENTITY.user]: asker.id, [IDENTITY.session]: asker.sessionID }
    return enter(c.env.SiteRoom.getByName('site'), c.req.raw, identity)
  })
  .get('/tournament/:id', fromHere, async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    return enter(c.env.TournamentRoom.getByName(snapshot.id), c.req.raw)
  })
  .all('*', () => {
    throw notFound('There is no such room.')
  })

const KEPT = /^(upgrade|connection|sec-websocket-.*)$/

/** Opens a socket to a room, with what a socket needs, and who asks where that is known for certain. */
async function enter(
  room: Pick<Fetcher, 'fetch'>,
  request: Request,
  identity: Record<string, string> = {},
): Promise<Response> {
  const url = new URL(request.url)
  url.searchParams.delete('sessionID')
  const headers = new Headers([...request.headers].filter(([name]) => KEPT.test(name)))
  for (const [name, value] of Object.entries(identity)) headers.set(name, value)
  const answer = await room.fetch(new Request(url, { headers }))
  return answer.webSocket ? answer : new Response(answer.body, answer)
}
