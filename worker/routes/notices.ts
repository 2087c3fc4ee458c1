import * as say from '#words/eventFacts.js'
import { Hono, type Context } from 'hono'
import { SaveNoticeInput, TakeDownNoticeInput } from '#core/contract/notices.ts'
import { siteLevel } from '#core/people/levels.ts'
import * as notices from '../data/notices.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { inReaderLanguage } from '../http/reader-language.ts'
import { signedIn } from '../http/signed-in.ts'
import { authorize } from '../use-cases/authorize.ts'
import { notFound } from '../use-cases/refusal.ts'

/** Notices of the site among the news, written by its admins. */
export const noticeRoutes = new Hono<AppEnv>()
  .post('/save', signedIn('writeNotice'), ...body(SaveNoticeInput), async (c) => {
    requireAdmin(c)
    const { id: known, ...text } = c.req.valid('json')
    const now = Date.now()
    if (known !== undefined && !(await notices.update(c.var.db, known, text, now))) throw notFound(say.noticeNotFound)
    const id = known ?? (await notices.insert(c.var.db, text, c.var.user.id, now))
    return c.json({ id, message: inReaderLanguage(c, known === undefined ? say.noticePublished : say.noticeSaved) })
  })
  .post('/takeDown', signedIn('writeNotice'), ...body(TakeDownNoticeInput), async (c) => {
    requireAdmin(c)
    if (!(await notices.remove(c.var.db, c.req.valid('json').id))) throw notFound(say.noticeNotFound)
    return c.json({ message: inReaderLanguage(c, say.noticeTakenDown) })
  })

/** Throws 403. */
const requireAdmin = (c: Context<AppEnv>): void => authorize(siteLevel(c.var.user), 'writeNotice')
