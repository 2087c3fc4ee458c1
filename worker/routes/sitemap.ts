import { Hono } from 'hono'
import { LANGUAGES } from '#words/languages.js'
import { MARKDOWN_PAGES, pathOf, tournamentPath } from '#core/addresses/paths.ts'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import { leaguePath } from '#core/addresses/season-paths.ts'
import { sitemap } from '#core/addresses/sitemap.ts'
import { listPublicPages } from '../data/sitemap.ts'
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
/** Most festivals, and most leagues, in the sitemap. */
const MOST_OF_KIND = 200

/** The pages that search engines should find: the site’s own, the newest public events, festivals and leagues. */
export const sitemapRoutes = new Hono<AppEnv>().get('/', async (c) => {
  const { events, festivals, leagues } = await listPublicPages(c.var.db, {
    events: Math.floor(MOST / LANGUAGES.length),
    festivals: MOST_OF_KIND,
    leagues: MOST_OF_KIND,
  })
  const pages = [
    ...PAGES.map((path) => ({ path })),
    ...festivals.map(({ id, updatedAt }) => ({ path: festivalPath(id), changedAt: updatedAt })),
    ...leagues.map(({ id, updatedAt }) => ({ path: leaguePath(id), changedAt: updatedAt })),
    ...events.map(({ id, updatedAt }) => ({ path: tournamentPath(id, 'dashboard'), changedAt: updatedAt })),
  ]
  share(c)
  c.header('cache-control', 'private, no-cache')
  c.header('content-type', 'application/xml; charset=utf-8')
  return c.body(sitemap(c.env.SITE_URL, pages))
})
