import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'

// Players of streams, by the addresses that their makers give for embedding.
const STREAM_PLAYERS = [
  'https://player.twitch.tv',
  'https://www.twitch.tv',
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://www.facebook.com',
  'https://geo.dailymotion.com',
  'https://player.vimeo.com',
  'https://vimeo.com',
  'https://player.kick.com',
  'https://kick.com',
]

const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'img-src': "'self' https: data:",
  'font-src': "'self'",
  'manifest-src': "'self'",
  // Our own: documents of rules.
  'frame-src': ["'self'", ...STREAM_PLAYERS].join(' '),
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** What a page of ours may load and who may frame it; older browsers want the sockets' scheme spelled out. */
const pagePolicy = (host: string, secure: boolean, sheets: string[] = []): string =>
  Object.entries({
    ...PAGE_POLICY,
    'style-src': ["'self'", ...sheets.map((hash) => `'${hash}'`)].join(' '),
    // Widths and colours computed from data stand at their elements, which a script may set and HTML else may not.
    'style-src-attr': "'unsafe-inline'",
    'connect-src': `'self' ${secure ? 'wss' : 'ws'}://${host}`,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** What an embed may load: nothing of anybody else; any page may frame it, and it sends nothing. */
const embedPolicy = (host: string, secure: boolean, style: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style && ` '${style}'`}`,
    `connect-src 'self' ${secure ? 'wss' : 'ws'}://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')

/** Pages that isolate themselves may frame it too. */
const EMBED_HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  // YouTube's player refuses to start for pages that do not say where they are.
  'referrer-policy': 'strict-origin-when-cross-origin',
}

const PAGE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

const TWO_YEARS = 63_072_000
const HSTS = { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains; preload` }

/**
 * Gives every answer its id, and the headers that keep a page to itself. hono's `secureHeaders` settles a policy before
 * the page is made, so that it knows no hash of the page's styles; it also asks for https over http, and touches the
 * answer that opens a socket.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status === 101) return
  const { headers } = c.res
  const { protocol, host, searchParams } = new URL(c.req.url)
  const set = (values: Record<string, string>): void => {
    for (const [name, value] of Object.entries(values)) headers.set(name, value)
  }
  const type = headers.get('content-type')
  const secure = protocol === 'https:'
  set({ ...COMMON_HEADERS, 'x-request-id': c.var.requestId })
  // A page with a secret code in its address tells nobody where it is, however it was answered.
  if (searchParams.has('code')) set({ 'referrer-policy': 'no-referrer' })
  if (secure) set(HSTS)
  const framed = c.get('embedStyleHash')
  if (framed !== undefined) set({ ...EMBED_HEADERS, 'content-security-policy': embedPolicy(host, secure, framed) })
  else if (type?.startsWith('text/html'))
    set({ ...PAGE_HEADERS, 'content-security-policy': pagePolicy(host, secure, c.get('sheetHashes')) })
  else if (!headers.has('access-control-allow-origin')) set({ 'cross-origin-resource-policy': 'same-origin' })
  if (type === 'application/json') set({ 'content-type': 'application/json; charset=utf-8' })
})
