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
import { cachedJson, cachedRows } from '../http/cached-rows.ts'
import { individualsText } from '../http/individuals.ts'
import { tournament } from '../http/tournament.ts'
import { valid } from '../http/valid.ts'

/** What is told of one tournament; `:id` is its id or vanity URL. */
export const tournamentRoutes = new Hono<App>()
  .get('/:id/snapshot', async (c) => {
    const { snapshot, text } = await tournament(c, c.req.param('id'))
    return cachedJson<Snapshot>(c, snapshot, () => text)
  })
  .get('/:id/getState', (c) => cachedRows(c, stateOf, { name: 'getState' }))
  .get('/:id/getStatus', (c) => cachedRows(c, statusOf))
  .get('/:id/getSettings', (c) => cachedRows(c, settingsOf))
  .get('/:id/isLive', (c) => cachedRows(c, ({ active }) => ({ isLive: active })))
  .get('/:id/fetchRounds', (c) => cachedRows(c, roundsOf))
  .get('/:id/fetchBonuses', (c) => cachedRows(c, bonusesOf))
  .get('/:id/getAnnouncements', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    return cachedJson<Announcement[]>(c, snapshot, () => announcementsText(c, snapshot))
  })
  .get('/:id/fetchPlayers', valid('query', PlayersQuery), (c) => {
    const query = c.req.valid('query')
    const rows = async (snapshot: Snapshot) => playersOf(snapshot, query.ids, await players.kept(c.var.db, snapshot.id))
    return cachedRows(c, rows, { name: 'fetchPlayers', query })
  })
  .get('/:id/getPairings', valid('query', PairingsQuery), (c) => {
    const query = c.req.valid('query')
    const now = Date.now()
    const rows = async (snapshot: Snapshot) =>
      pairingsOf(snapshot, now, {
        ...query,
        games: query.games ? await games.wanted(c.var.db, snapshot.id, query) : undefined,
      })
    return cachedRows(c, rows, { name: 'getPairings', query, now })
  })
  .get('/:id/getIndividualPlayers', async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    const text = () => individualsText(c, snapshot)
    return cachedJson<IndividualRow[]>(c, snapshot, text, { name: 'getIndividualPlayers' })
  })
