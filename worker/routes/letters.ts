import * as say from '#words/letterChoices.js'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { stopPlaceLetters } from '../data/festival-register.ts'
import * as roundLetters from '../data/round-letters.ts'
import type { AppEnv } from '../env.ts'
import { inReaderLanguage } from '../http/reader-language.ts'
import { readStop } from '../mail/stop-link.ts'
import { digest } from '../secrets/token.ts'
import { badRequest } from '../use-cases/refusal.ts'

/** What mail programs send; they follow no redirect. */
const ONE_CLICK = 'One-Click'
const MAX_BODY = 1000

/**
 * Stops letters about an event to an address, without a session: by the button of the page at the same address, or by a
 * mail program (RFC 8058). A GET changes nothing, as programs that check mails open all their links.
 */
export const letterRoutes = new Hono<AppEnv>().post('/letters', bodyLimit({ maxSize: MAX_BODY }), async (c) => {
  const link = c.req.query('stop') ?? ''
  const stop = await readStop(link, c.env.SECRET)
  if (!stop) throw badRequest(say.stopLinkInvalid)
  const { of, id, address } = stop
  if (of === 'festival') await stopPlaceLetters(c.var.db, id, address, await digest(address))
  else await roundLetters.stop(c.var.db, id, address, await digest(address))
  if ((await c.req.text()).includes(ONE_CLICK)) return c.text(inReaderLanguage(c, say.stopped))
  return c.redirect(`${new URL(c.req.url).pathname}?stop=${encodeURIComponent(link)}&done=1`, 303)
})
