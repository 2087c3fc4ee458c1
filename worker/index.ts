import { app } from './app.ts'
import type { Bindings } from './env.ts'
import { BACKUP_CRON, backUp } from './jobs/back-up.ts'
import { consume, send } from './jobs/consume.ts'
import { eraseAgain } from './jobs/erase-again.ts'
import { makePodiums } from './jobs/podiums.ts'
import { publishDue } from './jobs/publish-due.ts'
import { makeSummaries } from './jobs/summaries.ts'
import { proposeLinks } from './jobs/propose-links.ts'
import { reviewMatches } from './jobs/review-matches.ts'
import { settlePlaces } from './jobs/settle-places.ts'
import { sweep } from './jobs/sweep.ts'
import { wake } from './jobs/wake.ts'
import { warnCaptains } from './jobs/warn-captains.ts'

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
    context.waitUntil(warnCaptains(env, now))
    context.waitUntil(settlePlaces(env, now, (work) => context.waitUntil(work)))
    context.waitUntil(sweep(env, now))
    context.waitUntil(reviewMatches(env, now))
    context.waitUntil(proposeLinks(env, now))
    context.waitUntil(makePodiums(env))
    context.waitUntil(makeSummaries(env, now))
    context.waitUntil(eraseAgain(env, now))
    context.waitUntil(send(env, 'webhooks'))
    // Letters after pushes: these begin with what is new, which may be letters too.
    const pushed = send(env, 'pushes')
    context.waitUntil(pushed)
    context.waitUntil(pushed.catch(() => undefined).then(() => send(env, 'letters')))
  },
  queue: consume,
} satisfies ExportedHandler<Bindings>
