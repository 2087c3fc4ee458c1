import { Hono } from 'hono'
import { PairingsQuery, PlayersQuery } from '#core/contract/tournament.ts'
import type { IndividualRow } from '#core/snapshot/individual-rows.ts'
import { pairingsOf } from '#core/snapshot/pairing-rows.ts'
import { bonusesOf, playersOf, stateOf } from '#core/snapshot/player-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { roundsOf, settingsOf, statusOf } from '#core/snapshot/tournament-rows.ts'
import * as games from '../data/games.ts'
import * as players from '../data/players.ts'
import type { App } from '../env.ts'
import { announcementsText, type Announcement } from '../http/announcements.ts'
import { fresh } from '../http/fresh.ts'
import { individualsText } from '../http/individuals.ts'
import { jsonText } from '../http/json-text.ts'
import { kept } from '../http/kept.ts'
import { tournament } from '../http/tournament.ts'
import { valid } from '../http/valid.ts'

/** What is told of one tournament; `:id` is its id or vanity URL. */
export const tournamentRoutes = new Hono<App>()
  .get('/:id/snapshot', async (c) => {
    const { snapshot, text } = await tournament(c, c.req.param('id'))
    fresh(c, snapshot)
    return jsonText<Snapshot>(c, text)
  })
  .get('/:id/getState', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    const tag = fresh(c, snapshot)
    return kept(c, tag, 'getState', {}, () => c.json(stateOf(snapshot)))
  })
  .get('/:id/getStatus', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    fresh(c, snapshot)
    return c.json(statusOf(snapshot))
  })
  .get('/:id/getSettings', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    fresh(c, snapshot)
    return c.json(settingsOf(snapshot))
  })
  .get('/:id/isLive', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    fresh(c, snapshot)
    return c.json({ isLive: snapshot.active })
  })
  .get('/:id/fetchRounds', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    fresh(c, snapshot)
    return c.json(roundsOf(snapshot))
  })
  .get('/:id/fetchBonuses', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    fresh(c, snapshot)
    return c.json(bonusesOf(snapshot))
  })
  .get('/:id/getAnnouncements', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    fresh(c, snapshot)
    return jsonText<Announcement[]>(c, await announcementsText(c, snapshot))
  })
  .get('/:id/fetchPlayers', valid('query', PlayersQuery), async (c) => {
    const query = c.req.valid('query')
    const { snapshot } = await tournament(c, c.req.param('id'))
    const tag = fresh(c, snapshot)
    return kept(c, tag, 'fetchPlayers', query, async () =>
      c.json(playersOf(snapshot, query.ids, await players.kept(c.var.db, snapshot.id))),
    )
  })
  .get('/:id/getPairings', valid('query', PairingsQuery), async (c) => {
    const query = c.req.valid('query')
    const now = Date.now()
    const { snapshot } = await tournament(c, c.req.param('id'))
    const tag = fresh(c, snapshot, now)
    return kept(c, tag, 'getPairings', query, async () =>
      c.json(
        pairingsOf(snapshot, now, {
          ...query,
          games: query.games ? await games.wanted(c.var.db, snapshot.id, query) : undefined,
        }),
      ),
    )
  })
  .get('/:id/getIndividualPlayers', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    const tag = fresh(c, snapshot)
    return kept(c, tag, 'getIndividualPlayers', {}, async () =>
      jsonText<IndividualRow[]>(c, await individualsText(c, snapshot)),
    )
  })
