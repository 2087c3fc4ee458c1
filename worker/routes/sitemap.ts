import { Hono } from 'hono'
import { LANGUAGES } from '#words/languages.js'
import { MARKDOWN_PAGES, pathOf, tournamentPath } from '#core/addresses/paths.ts'
import { sitemap } from '#core/addresses/sitemap.ts'
import { listPublicEvents } from '../data/sitemap.ts'
import type { AppEnv } from '../env.ts'
import { share } from '../http/share.ts'

const PAGES = [
  '/',
  '/events',
  '/news',
  '/teams',
  '/s',
  '/contact',
  '/check',
  ...MARKDOWN_PAGES.map((name) => pathOf(name)),
]
/** A sitemap has at most 50,000 addresses; each page has one in each language. */
const MOST = 45_000

/** The pages that search engines should find: the site’s own, and the newest public events. */
export const sitemapRoutes = new Hono<AppEnv>().get('/', async (c) => {
  const events = await listPublicEvents(c.var.db, Math.floor(MOST / LANGUAGES.length))
  const pages = [
    ...PAGES.map((path) => ({ path })),
    ...events.map(({ id, updatedAt }) => ({ path: tournamentPath(id, 'dashboard'), changedAt: updatedAt })),
  ]
  share(c)
  c.header('cache-control', 'private, no-cache')
  c.header('content-type', 'application/xml; charset=utf-8')
  return c.body(sitemap(c.env.SITE_URL, pages))
})
