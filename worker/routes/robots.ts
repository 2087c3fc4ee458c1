import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'

/** What search engines may read (RFC 9309), and where the sitemap is, at this deployment’s address. */
export const robotsRoutes = new Hono<AppEnv>().get('/', (c) => {
  c.header('cache-control', 'public, max-age=86400')
  const lines = ['User-agent: *', ...['/api/', '/parties/', '/dev/'].map((path) => `Disallow: ${path}`)]
  return c.text([...lines, '', `Sitemap: ${c.env.SITE_URL}/sitemap.xml`, ''].join('\n'))
})
