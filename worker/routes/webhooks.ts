import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { DeliveryRefInput, WebhookInput, WebhookRefInput } from '#core/contract/webhooks.ts'
import { logError } from '#party/log.ts'
import * as webhooks from '../data/webhooks.ts'
import type { AppEnv } from '../env.ts'
import { signedIn } from '../http/signed-in.ts'
import { body } from '../http/body.ts'
import { requireDirector } from '../http/director.ts'
import { badRequest, conflict, notFound } from '../use-cases/refusal.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { publicAddress } from '../outgoing/public-address.ts'
import { sendDue } from '../jobs/webhooks.ts'
import { seal } from '../secrets/seal.ts'
import { newId } from '../secrets/token.ts'
import { newWebhookSecret } from '../secrets/webhook-signature.ts'

const REMOVED = say.webhookRemovedBefore

/** Webhooks of a tournament. */
export const webhookRoutes = new Hono<AppEnv>()
  .get('/:id/getWebhooks', signedIn('direct'), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    return jsonFor(c, await webhooks.listWebhooks(c.var.db, id), c.var.user)
  })
  .post('/:id/addWebhook', signedIn('direct'), ...body(WebhookInput), async (c) => {
    const { db, user } = c.var
    const { url, events } = c.req.valid('json')
    const { id: tournament } = await requireDirector(c, 'direct')
    const address = publicAddress(url, c.env)
    if (!(address instanceof URL)) throw badRequest(address)
    await rateLimit(c, 'link', user.id)
    const [id, secret] = [newId('w'), newWebhookSecret()]
    const kept = await webhooks.insertWebhook(db, {
      id,
      tournament,
      url: address.href,
      secret: await seal(secret, c.env.SECRET),
      events: [...new Set(events)],
      createdBy: user.id,
      now: Date.now(),
    })
    if (!kept) throw conflict(() => say.tooManyWebhooks({ max: webhooks.MAX_WEBHOOKS }))
    c.header('cache-control', 'private, no-store')
    return c.json({ id, secret })
  })
  .post('/:id/removeWebhook', signedIn('direct'), ...body(WebhookRefInput), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    if (!(await webhooks.removeWebhook(c.var.db, id, c.req.valid('json').webhook))) throw notFound(REMOVED)
    return c.json({ message: inReaderLanguage(c, say.webhookRemoved) })
  })
  .post('/:id/resumeWebhook', signedIn('direct'), ...body(WebhookRefInput), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    const { webhook } = c.req.valid('json')
    await rateLimit(c, 'link', c.var.user.id)
    if (!(await webhooks.resumeWebhook(c.var.db, id, webhook))) throw notFound(REMOVED)
    c.executionCtx.waitUntil(sendDue(c.env, Date.now(), webhook).catch(logError))
    return c.json({ message: inReaderLanguage(c, say.sendingAgain) })
  })
  .post('/:id/repeatDelivery', signedIn('direct'), ...body(DeliveryRefInput), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    await rateLimit(c, 'link', c.var.user.id)
    const queued = await webhooks.requeueDelivery(c.var.db, id, c.req.valid('json').delivery)
    if (!queued) throw notFound(say.deliveryGone)
    c.executionCtx.waitUntil(sendDue(c.env, Date.now(), queued.webhook).catch(logError))
    return c.json({ message: inReaderLanguage(c, say.sendingAgain) })
  })
