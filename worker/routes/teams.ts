import { Hono } from 'hono'
import { PeopleQuery } from '#core/contract/people.ts'
import type { TeamRow } from '#core/people/profile.ts'
import * as teams from '../data/teams.ts'
import type { App } from '../env.ts'
import { notFound } from '../http/errors.ts'
import { listed } from '../http/lists.ts'
import { teamProfile } from '../http/profiles.ts'
import { recent } from '../http/recent.ts'
import { visitor } from '../http/session.ts'
import { told } from '../http/told.ts'
import { valid } from '../http/valid.ts'

const UNKNOWN = 'There is no such team.'

/** Teams: all of them, and one by its id or that of its entry in a tournament. */
export const teamRoutes = new Hono<App>()
  .get('/teams', valid('query', PeopleQuery), async (c) => {
    const page = await recent(c, 'teams', c.req.valid('query'), (wanted) => teams.list(c.var.db, wanted))
    return listed<TeamRow>(c, page)
  })
  .get('/teams/letters', async (c) => told(c, await teams.letters(c.var.db), undefined))
  .get('/team/:id', async (c) => {
    const asker = await visitor(c)
    const found = await teamProfile(c, c.req.param('id'), asker)
    if (!found) throw notFound(UNKNOWN)
    return told(c, found.profile, asker)
  })
  .get('/team/:id/getMatches', async (c) => {
    const asker = await visitor(c)
    const found = await teamProfile(c, c.req.param('id'), asker)
    if (!found) throw notFound(UNKNOWN)
    return told(c, found.cards(Date.now()), asker)
  })
