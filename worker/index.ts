import { app } from './app.ts'
import type { Bindings } from './env.ts'
import { wake } from './jobs/wake.ts'

export { SiteRoom } from '#party/site-room.ts'
export { SiteQueue } from './chess-sites/queue.ts'
export { TournamentRoom } from './jobs/tournament-room.ts'

export default {
  fetch: app.fetch,
  scheduled: (_event, env, context) => context.waitUntil(wake(env, Date.now())),
} satisfies ExportedHandler<Bindings>
