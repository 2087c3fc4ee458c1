import type { Context, MiddlewareHandler } from 'hono'
import { ending } from './moods/streams.ts'
import { inMood } from './moods/mood-now.ts'
import type { Visit } from './visit.ts'

type Manner = MiddlewareHandler<Visit>

const LATENCY = 20

/**
 * chess.com asks for a User-Agent with a contact address. A library's default agent has none; browsers are accepted.
 */
const isContactable = (agent: string): boolean =>
  agent.startsWith('Mozilla/') || /\S+@\S+\.\S+|https?:\/\/\S|contact|username/i.test(agent)

/** Logs each request once its answer is complete, and counts the concurrent ones. */
export function logRequests(): Manner {
  let inFlight = 0
  return async (c, next) => {
    const overlap = inFlight++
    const began = Date.now()
    c.set('mood', inMood(c))
    c.set('overlap', overlap)
    const done = (status: number) => {
      inFlight--
      const url = new URL(c.req.url)
      c.var.kept.note({
        at: c.var.now,
        method: c.req.method,
        path: url.pathname + url.search,
        userAgent: c.req.header('user-agent') ?? '',
        ifNoneMatch: c.req.header('if-none-match') ?? '',
        status,
        ms: Date.now() - began,
        overlap,
        mood: c.var.mood.name,
      })
    }
    if (c.var.mood.silent) {
      done(0)
      return next()
    }
    await scheduler.wait(c.var.kept.get<number>('setting', 'latency') ?? LATENCY)
    await next()
    if (!c.var.mood.slow || !c.res.body) return done(c.res.status)
    c.res = new Response(
      ending(c.res.body, () => done(c.res.status)),
      c.res,
    )
  }
}

const text = (c: Context, status: 403 | 429, words: string) =>
  c.body(words, status, { 'content-type': 'text/html; charset=utf-8', 'access-control-allow-origin': '*' })

/** The public API rejects concurrent requests and agents without a contact. */
export const requirePoliteness: Manner = async (c, next) => {
  if (!c.req.path.startsWith('/pub/')) return next()
  if (c.var.overlap > 0) return text(c, 429, '<html><body><h1>429 Too Many Requests</h1></body></html>')
  if (!isContactable(c.req.header('user-agent') ?? '')) return text(c, 403, 'Blocked: no contact in User-Agent')
  await next()
}

/** Lets the mood answer the request, if it has an answer of its own. */
export const applyMood: Manner = async (c, next) => {
  if (!c.var.mood.answer) return next()
  const answer = await c.var.mood.answer(c.req.raw, async () => {
    await next()
    return c.res
  })
  c.res = undefined
  c.res = answer
}
