import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'

// Stream players, at the addresses that their makers document for embedding.
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
  // 'self' is for our own pages with rules.
  'frame-src': ["'self'", ...STREAM_PLAYERS].join(' '),
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // The policies are in web/trusted-types.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default markdown',
}

/** The content security policy of a page; older browsers need the scheme of sockets spelled out. */
const pagePolicy = (host: string, secure: boolean, sheets: string[] = []): string =>
  Object.entries({
    ...PAGE_POLICY,
    'style-src': ["'self'", ...sheets.map((hash) => `'${hash}'`)].join(' '),
    // Rendered HTML has style attributes with widths and colours computed from data.
    'style-src-attr': "'unsafe-inline'",
    'connect-src': `'self' ${secure ? 'wss' : 'ws'}://${host}`,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/**
 * The content security policy of an embed: it loads nothing but logos from other sites, submits no forms, and may be
 * framed by any page.
 */
const embedPolicy = (host: string, secure: boolean, style: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style && ` '${style}'`}`,
    `connect-src 'self' ${secure ? 'wss' : 'ws'}://${host}`,
    "font-src 'self'",
    // Logos of events.
    "img-src 'self' https:",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')

/** Lets cross-origin isolated pages frame an embed. */
const EMBED_HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  // YouTube's player refuses to start on a page that sends no referrer.
  'referrer-policy': 'strict-origin-when-cross-origin',
}

const PAGE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

const TWO_YEARS = 63_072_000
/** What the setting HSTS adds. `preload` binds every host under the domain for years, so no site has it by default. */
const HSTS: Record<string, string> = { subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' }

/**
 * Sets the request id and the security headers of every answer. hono's `secureHeaders` settles a policy before the page
 * is made, when the hashes of its styles are unknown; it also asks for https over http, and touches the answer that
 * opens a socket.
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
  // A secret code in a page's address must not leak by the referrer, whatever the answer.
  if (searchParams.has('code')) set({ 'referrer-policy': 'no-referrer' })
  if (secure) set({ 'strict-transport-security': `max-age=${TWO_YEARS}${HSTS[c.env.HSTS ?? ''] ?? ''}` })
  const framed = c.get('embedStyleHash')
  if (framed !== undefined) set({ ...EMBED_HEADERS, 'content-security-policy': embedPolicy(host, secure, framed) })
  else if (type?.startsWith('text/html'))
    set({ ...PAGE_HEADERS, 'content-security-policy': pagePolicy(host, secure, c.get('sheetHashes')) })
  else if (!headers.has('access-control-allow-origin')) set({ 'cross-origin-resource-policy': 'same-origin' })
  if (type === 'application/json') set({ 'content-type': 'application/json; charset=utf-8' })
})
