import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { App } from '../env.ts'
import { fromHere } from '../http/guards.ts'
import { tournament } from '../http/tournament.ts'

/**
 * The rooms, each by its own way: an object is created for no name but a tournament's that is there and may be seen. What
 * says who someone is stays here; the room hears it from nobody.
 */
export const roomRoutes = new Hono<App>()
  .get('/site', fromHere, async (c) => enter(c.env.SiteRoom.getByName('site'), c.req.raw))
  .get('/tournament/:id', fromHere, async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    return enter(c.env.TournamentRoom.getByName(snapshot.id), c.req.raw)
  })
  .all('*', () => {
    throw new HTTPException(404, { message: 'There is no such room.' })
  })

const KEPT = /^(upgrade|connection|sec-websocket-.*)$/

/** Opens a socket to a room, with what a socket needs and nothing of who asked. */
async function enter(room: Pick<Fetcher, 'fetch'>, request: Request): Promise<Response> {
  const url = new URL(request.url)
  url.searchParams.delete('sessionID')
  const headers = new Headers([...request.headers].filter(([name]) => KEPT.test(name)))
  const answer = await room.fetch(new Request(url, { headers }))
  return answer.webSocket ? answer : new Response(answer.body, answer)
}
