import { Hono } from 'hono'
import { PeopleQuery, UserQuery } from '#core/contract/people.ts'
import type { Person } from '#core/people/profile.ts'
import * as users from '../data/users.ts'
import type { App } from '../env.ts'
import { notFound } from '../http/errors.ts'
import { listed, loadUsersPage } from '../http/lists.ts'
import { loadProfile, profileJson } from '../http/profile-answer.ts'
import { accountsOf, gameLinks, userProfile } from '../http/profiles.ts'
import { visitor } from '../http/session.ts'
import { told } from '../http/told.ts'
import { valid } from '../http/valid.ts'

const UNKNOWN = 'There is no such user.'

/** Users: all of them, and one by username or id. */
export const userRoutes = new Hono<App>()
  .get('/users', valid('query', PeopleQuery), async (c) =>
    listed<Person>(c, await loadUsersPage(c, c.req.valid('query'))),
  )
  .get('/users/letters', async (c) => told(c, await users.letters(c.var.db), undefined))
  .get('/user/:id', valid('query', UserQuery), async (c) => {
    const { found, viewer } = await loadProfile(c, userProfile, UNKNOWN)
    const { profile } = found
    const waiting = c.req.valid('query').fetchGameLinks && { gameLinks: await gameLinks(c, profile, viewer) }
    return told(c, { ...profile, ...waiting }, viewer)
  })
  .get('/user/:id/getAccounts', async (c) => {
    const asker = await visitor(c)
    const accounts = await accountsOf(c, c.req.param('id'), asker)
    if (!accounts) throw notFound(UNKNOWN)
    return told(c, accounts, asker)
  })
  .get('/user/:id/getMatches', (c) => profileJson(c, userProfile, UNKNOWN, ({ cards }) => cards(Date.now())))
