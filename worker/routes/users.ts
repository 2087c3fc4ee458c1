import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { NameListQuery, UserQuery } from '#core/contract/name-lists.ts'
import type { Person } from '#core/rows/profile.ts'
import * as users from '../data/users.ts'
import type { AppEnv } from '../env.ts'
import { notFound } from '../use-cases/refusal.ts'
import { callerOf } from '../http/caller.ts'
import { sendListPage } from '../http/list-answer.ts'
import { loadUsersPage } from '../use-cases/list-pages.ts'
import { readProfile, profileJson } from '../http/profile-answer.ts'
import { listAccounts, listPendingGameLinks, userProfile } from '../use-cases/profiles.ts'
import { currentUser } from '../http/session.ts'
import { jsonFor } from '../http/json-for.ts'
import { limitProfiles } from '../http/limit-profiles.ts'
import { limitCalls } from '../http/per-minute.ts'
import { valid } from '../http/valid.ts'

const UNKNOWN = say.userNotFound

/** Users: the list, and one by username or id. */
export const userRoutes = new Hono<AppEnv>()
  .get('/users', limitCalls('lists'), valid('query', NameListQuery), async (c) =>
    sendListPage<Person>(c, await loadUsersPage(callerOf(c), c.req.valid('query'))),
  )
  .get('/users/letters', limitCalls('lists'), async (c) => jsonFor(c, await users.listLetters(c.var.db), undefined))
  .get('/user/:id', valid('query', UserQuery), async (c) => {
    const { found, viewer } = await readProfile(c, userProfile, UNKNOWN)
    const { profile } = found
    const waiting = c.req.valid('query').fetchGameLinks && {
      gameLinks: await listPendingGameLinks(callerOf(c), profile, viewer),
    }
    return jsonFor(c, { ...profile, ...waiting }, viewer)
  })
  .get('/user/:id/getAccounts', async (c) => {
    const viewer = await currentUser(c)
    await limitProfiles(c, c.req.param('id'), viewer)
    const accounts = await listAccounts(callerOf(c), c.req.param('id'), viewer)
    if (!accounts) throw notFound(UNKNOWN)
    return jsonFor(c, accounts, viewer)
  })
  .get('/user/:id/getMatches', (c) => profileJson(c, userProfile, UNKNOWN, ({ matches }) => matches(Date.now())))
