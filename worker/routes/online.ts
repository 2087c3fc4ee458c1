import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { OnlineQuery, PublicPageInput } from '#core/contract/site.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { body } from '../http/body.ts'
import { clientNetwork } from '../http/client-address.ts'
import { allowAnyOrigin } from '../http/cors.ts'
import { countOnline } from '../use-cases/online.ts'
import { valid } from '../http/valid.ts'

/** The number of people online. A single visitor wakes no Durable Object. */
export const onlineRoutes = new Hono<AppEnv>()
  .get('/online', valid('query', OnlineQuery), async (c) => {
    const { visitor } = c.req.valid('query')
    const count = await countOnline(
      callerOf(c),
      visitor === undefined ? undefined : { id: visitor, network: clientNetwork(c) },
    )
    allowAnyOrigin(c)
    c.header('cache-control', 'no-store')
    return c.json({ count })
  })
  .post('/publicPage', ...body(PublicPageInput), (c) => c.json({ message: inReaderLanguage(c, say.thanks) }))
