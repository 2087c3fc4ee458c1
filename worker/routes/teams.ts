import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { NameListQuery } from '#core/contract/name-lists.ts'
import type { TeamRow } from '#core/rows/profile.ts'
import * as teams from '../data/teams.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { sendListPage } from '../http/list-answer.ts'
import { loadTeamsPage } from '../use-cases/list-pages.ts'
import { profileJson } from '../http/profile-answer.ts'
import { teamProfile } from '../use-cases/profiles.ts'
import { jsonFor } from '../http/json-for.ts'
import { limitCalls } from '../http/per-minute.ts'
import { valid } from '../http/valid.ts'

const UNKNOWN = say.teamNotFound

/** Teams: the list, and one by its id or by that of its entry in a tournament. */
export const teamRoutes = new Hono<AppEnv>()
  .get('/teams', limitCalls('lists'), valid('query', NameListQuery), async (c) =>
    sendListPage<TeamRow>(c, await loadTeamsPage(callerOf(c), c.req.valid('query'))),
  )
  .get('/teams/letters', limitCalls('lists'), async (c) => jsonFor(c, await teams.listLetters(c.var.db), undefined))
  .get('/team/:id', (c) => profileJson(c, teamProfile, UNKNOWN, ({ profile }) => profile))
  .get('/team/:id/getMatches', (c) => profileJson(c, teamProfile, UNKNOWN, ({ matches }) => matches(Date.now())))
