import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { SubscribeInput, UnsubscribeInput } from '#core/contract/push.ts'
import { isPushService } from '#core/people/push-service.ts'
import * as pushes from '../data/push.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { badRequest, unavailable } from '../use-cases/refusal.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { signedIn } from '../http/signed-in.ts'
import { jsonFor } from '../http/json-for.ts'
import { seal } from '../secrets/seal.ts'

/** Push notifications while the site is closed, if the deployment has keys for them. */
export const pushRoutes = new Hono<AppEnv>()
  .get('/profile/push', signedIn('readNotifications'), async (c) => {
    const { db, user } = c.var
    return jsonFor(
      c,
      { publicKey: c.env.VAPID_PUBLIC_KEY ?? null, browsers: await pushes.countSubscriptions(db, user.id) },
      user,
    )
  })
  .post('/profile/push/subscribe', signedIn('readNotifications'), ...body(SubscribeInput), async (c) => {
    const { db, user } = c.var
    if (!c.env.VAPID_PUBLIC_KEY) throw unavailable(say.pushUnavailable)
    await rateLimit(c, 'link', user.id)
    const { endpoint, keys } = c.req.valid('json')
    if (!isPushService(endpoint, c.env.PUSH_ORIGIN)) {
      throw badRequest(say.pushSubscriptionInvalid)
    }
    await pushes.subscribe(db, user.id, endpoint, await seal(JSON.stringify(keys), c.env.SECRET), Date.now())
    return c.json({ browsers: await pushes.countSubscriptions(db, user.id) })
  })
  .post('/profile/push/unsubscribe', signedIn('readNotifications'), ...body(UnsubscribeInput), async (c) => {
    const { db, user } = c.var
    await pushes.unsubscribe(db, user.id, c.req.valid('json').endpoint)
    return c.json({ browsers: await pushes.countSubscriptions(db, user.id) })
  })
