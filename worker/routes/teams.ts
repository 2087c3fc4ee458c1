import { Hono } from 'hono'
import { PeopleQuery } from '#core/contract/people.ts'
import type { TeamRow } from '#core/people/profile.ts'
import * as teams from '../data/teams.ts'
import type { App } from '../env.ts'
import { listed, loadTeamsPage } from '../http/lists.ts'
import { profileJson } from '../http/profile-answer.ts'
import { teamProfile } from '../http/profiles.ts'
import { told } from '../http/told.ts'
import { valid } from '../http/valid.ts'

const UNKNOWN = 'There is no such team.'

/** Teams: all of them, and one by its id or that of its entry in a tournament. */
export const teamRoutes = new Hono<App>()
  .get('/teams', valid('query', PeopleQuery), async (c) =>
    listed<TeamRow>(c, await loadTeamsPage(c, c.req.valid('query'))),
  )
  .get('/teams/letters', async (c) => told(c, await teams.letters(c.var.db), undefined))
  .get('/team/:id', (c) => profileJson(c, teamProfile, UNKNOWN, ({ profile }) => profile))
  .get('/team/:id/getMatches', (c) => profileJson(c, teamProfile, UNKNOWN, ({ cards }) => cards(Date.now())))
