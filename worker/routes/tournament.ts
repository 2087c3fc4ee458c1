import * as say from '#words/groups.js'
import { Hono } from 'hono'
import { ChainQuery, MomentQuery, OpenHistoryQuery } from '#core/contract/history.ts'
import { MomentsQuery, PairingsQuery, PlayersQuery, RoundQuery, StandingsQuery } from '#core/contract/tournament.ts'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import { pairingRows, type PairingRow } from '#core/rows/pairing-row.ts'
import type { RoundMoments } from '#core/moments/shown-moments.ts'
import { toldRound } from '#core/moments/told-round.ts'
import { bonusRows, playerRows, podiumPlayers } from '#core/rows/player-rows.ts'
import { hasRunning } from '#core/match/poll-schedule.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import { publicDetails } from '#core/snapshot/public-details.ts'
import { shownGames } from '#core/snapshot/spoiler-free.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { parseGroup } from '#core/standings/entry-groups.ts'
import { standingsAnswer } from '#core/rows/standings-answer.ts'
import { roundStarts, settingsRow, tournamentStatus } from '#core/rows/tournament-row.ts'
import { forASecond } from '../cache/for-a-second.ts'
import * as games from '../data/games.ts'
import { findLastHash } from '../data/history.ts'
import * as players from '../data/players.ts'
import type { AppEnv } from '../env.ts'
import { announcementsJson, type Announcement } from '../cache/announcements.ts'
import type { RunningAnswer } from '../rooms/followed-boards.ts'
import { callerOf } from '../http/caller.ts'
import { cachedJson, cachedRows } from '../http/cached-rows.ts'
import { entryDetailsJson } from '../cache/entry-details.ts'
import { individualsJson } from '../cache/individuals.ts'
import { allowAnyOrigin } from '../http/cors.ts'
import { momentAt, openChain, openHistory } from '../use-cases/open-history.ts'
import { hasOwnGame, withFairEvaluations, withoutEvaluations } from '../use-cases/evaluations.ts'
import { notFound } from '../use-cases/refusal.ts'
import { shownMoments } from '../use-cases/round-moments.ts'
import { loadShown } from '../use-cases/shown-tournament.ts'
import { loadVisible } from '../use-cases/visible-tournament.ts'
import { valid } from '../http/valid.ts'
import { readLanguageOfQuery } from '../pages/language.ts'

/** Data of one tournament; `:id` is its id or vanity URL. */
export const tournamentRoutes = new Hono<AppEnv>()
  .get('/:id/snapshot', async (c) => {
    const { snapshot, text } = await loadShown(callerOf(c), c.req.param('id'))
    return cachedJson<Snapshot>(c, snapshot, () => text)
  })
  .get('/:id/getState', (c) => cachedRows(c, podiumPlayers, { name: 'getState' }))
  .get('/:id/getStatus', (c) => cachedRows(c, tournamentStatus))
  .get('/:id/getSettings', (c) => cachedRows(c, settingsRow))
  .get('/:id/isLive', (c) => cachedRows(c, ({ active }) => ({ isLive: active })))
  .get('/:id/fetchRounds', (c) => cachedRows(c, roundStarts))
  .get('/:id/fetchBonuses', (c) => cachedRows(c, bonusRows))
  .get('/:id/getAnnouncements', async (c) => {
    const { snapshot } = await loadShown(callerOf(c), c.req.param('id'))
    return cachedJson<Announcement[]>(c, snapshot, () => announcementsJson(callerOf(c), snapshot))
  })
  .get('/:id/fetchPlayers', valid('query', PlayersQuery), (c) => {
    const query = c.req.valid('query')
    const rows = async (snapshot: Snapshot) =>
      playerRows(snapshot, query.ids, await players.listExtras(c.var.db, snapshot.id))
    return cachedRows(c, rows, { name: 'fetchPlayers', query })
  })
  .get('/:id/getPairings', valid('query', PairingsQuery), async (c) => {
    const { snapshot } = await loadShown(callerOf(c), c.req.param('id'))
    const now = Date.now()
    const query = c.req.valid('query')
    const isPlaying = query.games === true && (await hasOwnGame(callerOf(c), snapshot))
    const text = async () => {
      const played = query.games ? shownGames(snapshot, await games.listGames(c.var.db, snapshot.id, query)) : undefined
      const rows = { ...query, games: isPlaying && played ? withoutEvaluations(played) : played }
      return JSON.stringify(pairingRows(snapshot, now, rows))
    }
    return cachedJson<PairingRow[]>(c, snapshot, text, { name: 'getPairings', query: { ...query, isPlaying }, now })
  })
  .get('/:id/getStandings', valid('query', StandingsQuery), (c) => {
    const query = c.req.valid('query')
    const rows = async (snapshot: Snapshot) => {
      const group = parseGroup(query.group ?? '')
      const details = group ? publicDetails(await players.listDetails(c.var.db, snapshot.id)) : []
      const answer = standingsAnswer(snapshot, { ...query, group }, details)
      if (!answer) throw notFound(say.noStandings)
      return answer
    }
    return cachedRows(c, rows, { name: 'getStandings', query })
  })
  .get('/:id/getEntryDetails', async (c) => {
    const { snapshot } = await loadShown(callerOf(c), c.req.param('id'))
    const text = () => entryDetailsJson(callerOf(c), snapshot)
    return cachedJson<PublicEntryDetails[]>(c, snapshot, text, { name: 'getEntryDetails' })
  })
  .get('/:id/getCheckMark', (c) =>
    cachedRows(c, async ({ id, version }) => ({ version, mark: await findLastHash(c.var.db, id) })),
  )
  .get('/:id/getChanges', valid('query', OpenHistoryQuery), async (c) => {
    const query = c.req.valid('query')
    await readLanguageOfQuery(c)
    const rows = (snapshot: Snapshot) => openHistory(callerOf(c), snapshot, { ...query, language: c.var.language })
    return cachedRows(c, rows, { name: 'getChanges', query })
  })
  .get('/:id/getChain', valid('query', ChainQuery), (c) => {
    const query = c.req.valid('query')
    return cachedRows(c, (snapshot) => openChain(callerOf(c), snapshot, query.since), { name: 'getChain', query })
  })
  .get('/:id/getMoment', valid('query', MomentQuery), (c) => {
    const query = c.req.valid('query')
    return cachedRows(c, (snapshot) => momentAt(callerOf(c), snapshot, query.at), { name: 'getMoment', query })
  })
  .get('/:id/getMoments', valid('query', MomentsQuery), async (c) => {
    const { round, spoilers } = c.req.valid('query')
    const caller = callerOf(c)
    const { snapshot: full } = await loadVisible(caller, c.req.param('id'))
    const { snapshot: shown } = await loadShown(caller, c.req.param('id'))
    const seen = spoilers === 'show' ? full : shown
    const wanted = round ?? Math.min(toldRound(full), seen.round)
    const text = async () => JSON.stringify(await shownMoments(caller, full, seen, wanted))
    return cachedJson<RoundMoments>(c, seen, text, { name: 'getMoments', query: { round: wanted, spoilers } })
  })
  .get('/:id/getRunningGames', valid('query', RoundQuery), async (c) => {
    const { snapshot } = await loadShown(callerOf(c), c.req.param('id'))
    const { round } = c.req.valid('query')
    if (snapshot.settings.public) allowAnyOrigin(c)
    c.header('cache-control', 'no-store')
    const matches = pairings(snapshot, round).some(hasRunning)
      ? await forASecond(c, `running ${snapshot.id} ${round}`, () =>
          c.env.TournamentRoom.getByName(snapshot.id).runningOfRound(round),
        )
      : []
    const shown = shownGames(
      snapshot,
      matches.map((match) => ({ ...match, round, matchNo: match.no })),
    )
    const fair = await withFairEvaluations(callerOf(c), snapshot, round, shown)
    const rows = fair.map(({ no, round: _round, matchNo: _matchNo, ...running }) => ({
      id: pairingId(snapshot.id, round, no),
      ...running,
    }))
    return c.json(rows satisfies (RunningAnswer & { id: string })[])
  })
  .get('/:id/getIndividualPlayers', async (c) => {
    const { snapshot } = await loadShown(callerOf(c), c.req.param('id'))
    const text = () => individualsJson(callerOf(c), snapshot)
    return cachedJson<IndividualRow[]>(c, snapshot, text, { name: 'getIndividualPlayers' })
  })
