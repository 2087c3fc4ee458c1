import type { Context, MiddlewareHandler } from 'hono'
import { inMood } from './moods/mood-now.ts'
import type { Visit } from './visit.ts'

const LATENCY = 20

/** An agent with a way to reach its owner; a library's own name is none, a browser passes. */
export const isContactable = (agent: string): boolean =>
  /^Mozilla\//.test(agent) || /\S+@\S+\.\S+|https?:\/\/\S|contact|username/i.test(agent)

const text = (c: Context, status: 403 | 429, words: string) =>
  c.body(words, status, { 'content-type': 'text/html; charset=utf-8', 'access-control-allow-origin': '*' })

/** How the site receives anyone, in order: takes a note, minds parallel requests and nameless agents, then has its mood. */
export function manners(): [MiddlewareHandler<Visit>, MiddlewareHandler<Visit>, MiddlewareHandler<Visit>] {
  let inFlight = 0

  const noted: MiddlewareHandler<Visit> = async (c, next) => {
    const overlap = inFlight++
    const began = Date.now()
    const { url, method } = c.req.raw
    c.set('mood', inMood(c))
    const done = () => {
      inFlight--
      c.var.kept.note({
        at: c.var.now,
        method,
        path: url.slice(new URL(url).origin.length),
        userAgent: c.req.header('user-agent') ?? '',
        ifNoneMatch: c.req.header('if-none-match') ?? '',
        status: c.res.status,
        ms: Date.now() - began,
        overlap,
        mood: c.var.mood.name,
      })
    }
    c.set('overlap', overlap)
    await scheduler.wait(c.var.kept.get<number>('setting', 'latency') ?? LATENCY)
    await next()
    if (!c.var.mood.slow || !c.res.body) return done()
    c.res = new Response(ending(c.res.body, done), c.res)
  }

  const polite: MiddlewareHandler<Visit> = async (c, next) => {
    if (!c.req.path.startsWith('/pub/')) return next()
    if (c.var.overlap > 0) return text(c, 429, '<html><body><h1>429 Too Many Requests</h1></body></html>')
    if (!isContactable(c.req.header('user-agent') ?? '')) return text(c, 403, 'Blocked: no contact in User-Agent')
    await next()
  }

  const moody: MiddlewareHandler<Visit> = async (c, next) => {
    if (!c.var.mood.answer) return next()
    const truth = async () => {
      await next()
      return c.res
    }
    const answer = await c.var.mood.answer(c.req.raw, truth)
    c.res = undefined
    c.res = answer
  }

  return [noted, polite, moody]
}

/** The same bytes; tells when the last one is gone or nobody listens any more. */
function ending(body: ReadableStream<Uint8Array>, done: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      const read = await reader.read().catch((reason: unknown) => {
        done()
        throw reason
      })
      if (!read.done) return controller.enqueue(read.value)
      done()
      controller.close()
    },
    async cancel(reason) {
      done()
      await reader.cancel(reason)
    },
  })
}
