import { Hono } from 'hono'
import type { App } from '../env.ts'
import { notFound } from '../http/errors.ts'
import { playerProfile } from '../http/profiles.ts'
import { visitor } from '../http/session.ts'
import { told } from '../http/told.ts'

const UNKNOWN = 'There is no such player.'

/** A player's entry in a tournament, by its id. */
export const playerRoutes = new Hono<App>()
  .get('/player/:id', async (c) => {
    const asker = await visitor(c)
    const found = await playerProfile(c, c.req.param('id'), asker)
    if (!found) throw notFound(UNKNOWN)
    return told(c, found.profile, asker)
  })
  .get('/player/:id/getMatches', async (c) => {
    const asker = await visitor(c)
    const found = await playerProfile(c, c.req.param('id'), asker)
    if (!found) throw notFound(UNKNOWN)
    return told(c, found.cards(Date.now()), asker)
  })
