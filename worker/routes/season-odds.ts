import { Hono } from 'hono'
import { SeasonQuery } from '#core/contract/seasons.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { checkSeasonEtag } from '../http/season-etag.ts'
import { valid } from '../http/valid.ts'
import { seasonOdds } from '../use-cases/season-odds.ts'
import { loadSeason } from '../use-cases/seasons.ts'

export const seasonOddsRoutes = new Hono<AppEnv>().get('/:id/getOdds', valid('query', SeasonQuery), async (c) => {
  const caller = callerOf(c)
  const loaded = await loadSeason(caller, c.req.param('id'), c.req.valid('query').season)
  checkSeasonEtag(c, loaded, await caller.viewer())
  return c.json(await seasonOdds(caller, loaded))
})
