import worker, { SiteQueue, SiteRoom, TournamentRelay, TournamentRoom } from '#worker/index.ts'
import type { LiveEvent } from '#core/match/live.ts'
import type { Bindings } from '#worker/env.ts'

export { SiteQueue, SiteRoom, TournamentRelay, TournamentRoom }

/** A room with a queue to the chess site all its own, so that what one of them meets does not hold up another. */
export class LoneRoom extends TournamentRoom {
  constructor(ctx: DurableObjectState, env: Bindings) {
    const { SiteQueue } = env
    const getByName = (host: string) => SiteQueue.getByName(`${host} ${ctx.id.name}`)
    super(ctx, { ...env, SiteQueue: Object.assign(Object.create(SiteQueue), { getByName }) })
  }
}

/** The Worker as it is, and two strings of its rooms: tell what changed, and look at the chess site. */
export default {
  ...worker,
  async fetch(request, env, context) {
    const [, word, act, id = ''] = new URL(request.url).pathname.split('/')
    if (word !== 'bench') return worker.fetch(request, env, context)
    const room = env.TournamentRoom.getByName(id)
    if (act === 'tell') await room.publish(await request.json<LiveEvent[]>())
    else await room.wake()
    return new Response()
  },
} satisfies ExportedHandler<Bindings>
