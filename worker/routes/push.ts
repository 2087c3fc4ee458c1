import { Hono } from 'hono'
import { Subscribe, Unsubscribe } from '#core/contract/push.ts'
import { isPushService } from '#core/people/push-service.ts'
import * as pushes from '../data/push.ts'
import type { App } from '../env.ts'
import { body } from '../http/body.ts'
import { badRequest, unavailable } from '../http/errors.ts'
import { limited } from '../http/limits.ts'
import { own } from '../http/permission.ts'
import { told } from '../http/told.ts'
import { seal } from '../secrets/seal.ts'

/** Being told while the site is closed, where a deployment has keys for it. */
export const pushRoutes = new Hono<App>()
  .get('/profile/push', own('readNotifications'), async (c) => {
    const { db, user } = c.var
    return told(c, { publicKey: c.env.VAPID_PUBLIC_KEY ?? null, browsers: await pushes.count(db, user.id) }, user)
  })
  .post('/profile/push/subscribe', own('readNotifications'), ...body(Subscribe), async (c) => {
    const { db, user } = c.var
    if (!c.env.VAPID_PUBLIC_KEY) throw unavailable('This site sends no pushes.')
    await limited(c, 'link', user.id)
    const { endpoint, keys } = c.req.valid('json')
    if (!isPushService(endpoint, c.env.PUSH_ORIGIN)) {
      throw badRequest('That is no subscription of a browser.')
    }
    await pushes.subscribe(db, user.id, endpoint, await seal(JSON.stringify(keys), c.env.SECRET), Date.now())
    return c.json({ browsers: await pushes.count(db, user.id) })
  })
  .post('/profile/push/unsubscribe', own('readNotifications'), ...body(Unsubscribe), async (c) => {
    const { db, user } = c.var
    await pushes.unsubscribe(db, user.id, c.req.valid('json').endpoint)
    return c.json({ browsers: await pushes.count(db, user.id) })
  })
