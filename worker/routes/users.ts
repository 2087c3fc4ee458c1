import { Hono } from 'hono'
import { PeopleQuery, UserQuery } from '#core/contract/people.ts'
import type { Person } from '#core/people/profile.ts'
import * as users from '../data/users.ts'
import type { App } from '../env.ts'
import { notFound } from '../http/errors.ts'
import { listed } from '../http/lists.ts'
import { accountsOf, gameLinks, userProfile } from '../http/profiles.ts'
import { recent } from '../http/recent.ts'
import { visitor } from '../http/session.ts'
import { told } from '../http/told.ts'
import { valid } from '../http/valid.ts'

const UNKNOWN = 'There is no such user.'

/** Users: all of them, and one by username or id. */
export const userRoutes = new Hono<App>()
  .get('/users', valid('query', PeopleQuery), async (c) => {
    const page = await recent(c, 'users', c.req.valid('query'), (wanted) => users.list(c.var.db, wanted, Date.now()))
    return listed<Person>(c, page)
  })
  .get('/users/letters', async (c) => told(c, await users.letters(c.var.db), undefined))
  .get('/user/:id', valid('query', UserQuery), async (c) => {
    const asker = await visitor(c)
    const found = await userProfile(c, c.req.param('id'), asker)
    if (!found) throw notFound(UNKNOWN)
    const { profile } = found
    const waiting = c.req.valid('query').fetchGameLinks && { gameLinks: await gameLinks(c, profile, asker) }
    return told(c, { ...profile, ...waiting }, asker)
  })
  .get('/user/:id/getAccounts', async (c) => {
    const asker = await visitor(c)
    const accounts = await accountsOf(c, c.req.param('id'), asker)
    if (!accounts) throw notFound(UNKNOWN)
    return told(c, accounts, asker)
  })
  .get('/user/:id/getMatches', async (c) => {
    const asker = await visitor(c)
    const found = await userProfile(c, c.req.param('id'), asker)
    if (!found) throw notFound(UNKNOWN)
    return told(c, found.cards(Date.now()), asker)
  })
