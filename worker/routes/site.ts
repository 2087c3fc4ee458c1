import { Hono } from 'hono'
import { AnnouncementsQuery } from '#core/contract/site.ts'
import { TournamentsQuery } from '#core/contract/tournament.ts'
import type { SiteAnnouncement } from '../data/announcements.ts'
import type { Listed } from '../data/tournament-list.ts'
import type { App } from '../env.ts'
import { listed, siteAnnouncements, tournaments } from '../http/lists.ts'
import { valid } from '../http/valid.ts'

/** The lists of the home page. */
export const siteRoutes = new Hono<App>()
  .get('/tournaments', valid('query', TournamentsQuery), async (c) =>
    listed<Listed>(c, await tournaments(c, c.req.valid('query'))),
  )
  .get('/announcements', valid('query', AnnouncementsQuery), async (c) =>
    listed<SiteAnnouncement>(c, await siteAnnouncements(c, c.req.valid('query'))),
  )
