import * as say from '#words/answers.js'
import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { profileJson } from '../http/profile-answer.ts'
import { playerProfile } from '../use-cases/profiles.ts'

const UNKNOWN = say.playerNotFound

/** Entries of players in tournaments, by the entry's id. */
export const playerRoutes = new Hono<AppEnv>()
  .get('/player/:id', (c) => profileJson(c, playerProfile, UNKNOWN, ({ profile }) => profile))
  .get('/player/:id/getMatches', (c) => profileJson(c, playerProfile, UNKNOWN, ({ matches }) => matches(Date.now())))
