import { Hono } from 'hono'
import { Feedback, longestTitle, prefix } from '#core/contract/feedback.ts'
import * as feedback from '../data/feedback.ts'
import type { App } from '../env.ts'
import { body } from '../http/body.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { postIssue } from '../http/github.ts'
import { limited } from '../http/limits.ts'
import { own } from '../http/permission.ts'
import { told } from '../http/told.ts'
import { newId } from '../secrets/token.ts'

// So many bytes as forty thousand letters of any script may have.
const LARGEST = 160 * 1024

/** What people think of the site. */
export const feedbackRoutes = new Hono<App>()
  .post('/profile/submitFeedback', own('giveFeedback'), ...body(Feedback, LARGEST), async (c) => {
    const given = c.req.valid('json')
    const { user, db } = c.var
    const most = longestTitle(user.username)
    if (given.title.length > most) throw badRequest(`A title has at most ${most} characters.`)
    await limited(c, 'feedback', user.id)
    const id = newId('f')
    const elsewhere = await postIssue(c.env, { ...given, title: prefix(user.username) + given.title })
    const link = elsewhere ?? `${c.env.SITE_URL}/feedback/${id}`
    await feedback.save(db, { ...given, id, userId: user.id, link, createdAt: Date.now() })
    return c.json({ link })
  })
  .get('/feedback/:id', async (c) => {
    const found = await feedback.find(c.var.db, c.req.param('id'))
    if (!found) throw notFound('There is no such post.')
    return told(c, found, undefined)
  })
