import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { MeetingsQuery } from '#core/contract/meetings.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { jsonFor } from '../http/json-for.ts'
import { limitCalls } from '../http/per-minute.ts'
import { profileJson } from '../http/profile-answer.ts'
import { valid } from '../http/valid.ts'
import { loadHeadToHead } from '../use-cases/meetings.ts'
import { playerProfile } from '../use-cases/profiles.ts'

const UNKNOWN = say.playerNotFound

/** Entries of players in tournaments, by the entry's id. */
export const playerRoutes = new Hono<AppEnv>()
  .get('/meetings', limitCalls('meetings'), valid('query', MeetingsQuery), async (c) =>
    jsonFor(c, await loadHeadToHead(callerOf(c), c.req.valid('query')), undefined),
  )
  .get('/player/:id', (c) => profileJson(c, playerProfile, UNKNOWN, ({ profile }) => profile))
  .get('/player/:id/getMatches', (c) => profileJson(c, playerProfile, UNKNOWN, ({ matches }) => matches(Date.now())))
