import { app } from './app.ts'
import type { Bindings } from './env.ts'
import { BACKUP_CRON, backUp } from './jobs/back-up.ts'
import { eraseAgain } from './jobs/erase-again.ts'
import { queueFollowNews } from './jobs/follow-news.ts'
import { makePodiums } from './jobs/podiums.ts'
import { publishDue } from './jobs/publish-due.ts'
import { notify } from './jobs/notify.ts'
import { sendPushes } from './jobs/push.ts'
import { sweep } from './jobs/sweep.ts'
import { wake } from './jobs/wake.ts'
import { tellWebhooks } from './jobs/webhooks.ts'

export { SiteQueue } from './chess-sites/queue.ts'
export { RoundDrawer } from './rooms/round-drawer.ts'
export { SiteCounter } from './rooms/site-counter.ts'
export { SiteRoom } from './rooms/site-room.ts'
export { TournamentRelay } from './rooms/tournament-relay.ts'
export { TournamentRoom } from './rooms/tournament-room.ts'

export default {
  fetch: app.fetch,
  scheduled({ cron }, env, context) {
    const now = Date.now()
    if (cron === BACKUP_CRON) return context.waitUntil(backUp(env, now))
    context.waitUntil(wake(env, now))
    context.waitUntil(publishDue(env, now))
    context.waitUntil(sweep(env, now))
    context.waitUntil(makePodiums(env))
    context.waitUntil(eraseAgain(env, now))
    context.waitUntil(tellWebhooks(env, now))
    context.waitUntil(Promise.all([notify(env, now), queueFollowNews(env, now)]).then(() => sendPushes(env, now)))
  },
} satisfies ExportedHandler<Bindings>
