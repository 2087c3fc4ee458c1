import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { FeedbackInput } from '#core/contract/feedback.ts'
import { maxTitleLength, titlePrefix } from '#core/limits/feedback.ts'
import * as feedback from '../data/feedback.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { badRequest, notFound } from '../use-cases/refusal.ts'
import { postIssue } from '../github/issues.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { signedIn } from '../http/signed-in.ts'
import { jsonFor } from '../http/json-for.ts'
import { newId } from '../secrets/token.ts'

// Forty thousand letters of any script fit into this many bytes.
const MAX_BYTES = 160 * 1024

/** Users' feedback about the site. */
export const feedbackRoutes = new Hono<AppEnv>()
  .post('/profile/submitFeedback', signedIn('giveFeedback'), ...body(FeedbackInput, MAX_BYTES), async (c) => {
    const input = c.req.valid('json')
    const { user, db } = c.var
    const most = maxTitleLength(user.username)
    if (input.title.length > most) throw badRequest(() => say.feedbackTitleTooLong({ max: most }))
    await rateLimit(c, 'feedback', user.id)
    const id = newId('f')
    const issueUrl = await postIssue(c.env, { ...input, title: titlePrefix(user.username) + input.title })
    const link = issueUrl ?? `${c.env.SITE_URL}/feedback/${id}`
    await feedback.save(db, { ...input, id, userId: user.id, link, createdAt: Date.now() })
    return c.json({ link })
  })
  .get('/feedback/:id', async (c) => {
    const found = await feedback.find(c.var.db, c.req.param('id'))
    if (!found) throw notFound(say.postNotFound)
    return jsonFor(c, found, undefined)
  })
