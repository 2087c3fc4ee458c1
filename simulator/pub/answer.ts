import type { Context } from 'hono'
import type { Visit } from '../visit.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `Thursday, 17-Oct-2024 05:14:16 GMT+0000`: not an HTTP date, but the format that chess.com sends. */
function oddDate(at: number): string {
  const date = new Date(at)
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(date.toUTCString()) ?? []
  return `${DAYS[date.getUTCDay()]}, ${day}-${month}-${year} ${time} GMT+0000`
}

async function weakTag(body: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('MD5', new TextEncoder().encode(body)))
  return `W/"${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

interface Manner {
  route: string
  /** JSON-LD type; absent on some routes. */
  context?: string
  maxAge: number
  changedAt: number
  contentType?: string
  attachment?: string
}

/** 200 with the site's headers, or 304 if the validators match. */
export async function answer(c: Context<Visit>, body: unknown, manner: Manner): Promise<Response> {
  const bent = c.var.mood.body?.(body) ?? body
  const json = typeof bent === 'string' ? bent : JSON.stringify(bent)
  const callback = c.req.query('callback')
  const text = callback ? `${callback}(${json})` : json
  const etag = await weakTag(text)
  const headers = {
    'access-control-allow-origin': '*',
    'cache-control': `public, max-age=${manner.maxAge}`,
    'cf-cache-status': 'EXPIRED',
    etag,
    expires: new Date(c.var.now + manner.maxAge * 1000).toUTCString(),
    'last-modified': oddDate(manner.changedAt),
    vary: 'Accept-Encoding',
    'x-chesscom-matched': manner.route,
    ...(manner.context && {
      link: `<https://api.chess.com/context/${manner.context}.jsonld>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"`,
    }),
    ...(manner.attachment && { 'content-disposition': `attachment; filename="${manner.attachment}"` }),
  }
  if (!c.var.mood.answer && unchanged(c.req.header(), headers)) return new Response(null, { status: 304, headers })
  const contentType = callback ? 'application/javascript' : (manner.contentType ?? 'application/json')
  return new Response(text, { headers: { ...headers, 'content-type': `${contentType}; charset=utf-8` } })
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** `If-None-Match` wins over `If-Modified-Since`, which must match exactly. */
function unchanged(asked: Record<string, string>, has: { etag: string; 'last-modified': string }): boolean {
  const tags = asked['if-none-match']
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(has.etag))
  return asked['if-modified-since'] === has['last-modified']
}

/** A 404 with the site's JSON body. */
export const refuse = (message: string): Response =>
  Response.json(
    { code: 0, message },
    {
      status: 404,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json; charset=utf-8' },
    },
  )

/** The 404 of an unknown address. */
export const notFound = (c: Context<Visit>): Response => refuse(`Data provider not found for key "${c.req.path}".`)
