import * as say from '#words/season.js'
import { Hono, type Context } from 'hono'
import {
  CreateLeagueInput,
  CreateSeasonInput,
  EditLeagueInput,
  LeagueManagerInput,
  SeasonChangeInput,
  SeasonQuery,
  SeasonTablesQuery,
  UndoSeasonInput,
} from '#core/contract/seasons.ts'
import { fileName } from '#core/text/file-name.ts'
import { seasonFixtures } from '#core/rows/season-fixture-rows.ts'
import { fixturesCsv, tablesCsv } from '#core/rows/season-csv.ts'
import { seasonEvents } from '#core/rows/season-events.ts'
import type { LeagueRow } from '#core/rows/season-rows.ts'
import { icalendar } from '#core/text/calendar.ts'
import * as leagues from '../data/leagues.ts'
import * as credentials from '../data/credentials.ts'
import type { AppEnv } from '../env.ts'
import { attachment } from '../http/attachment.ts'
import { body } from '../http/body.ts'
import { callerOf, signedInCaller } from '../http/caller.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { inReaderLanguage } from '../http/reader-language.ts'
import { checkSeasonEtag } from '../http/season-etag.ts'
import { signedIn } from '../http/signed-in.ts'
import { valid } from '../http/valid.ts'
import { changeSeason, undoSeasonChange } from '../use-cases/change-season.ts'
import { requireVerified } from '../use-cases/create-tournament.ts'
import { loadHistory } from '../use-cases/league-history.ts'
import { createLeague, createSeason } from '../use-cases/leagues.ts'
import { makeDivisions, publishSeason } from '../use-cases/make-divisions.ts'
import { notFound } from '../use-cases/refusal.ts'
import { listChanges, seasonDesk, seasonTeams } from '../use-cases/season-desk.ts'
import {
  leagueHead,
  loadLeague,
  loadManaged,
  loadManagedLeague,
  loadSeason,
  seasonAnswer,
  seasonRefs,
} from '../use-cases/seasons.ts'

/** Leagues in one list. */
const MOST = 200
const MAX_BYTES = 256 * 1024
const UTF8_BOM = '\ufeff'

const idOf = (c: Context<AppEnv>): string => c.req.param('id')!

export const leagueListRoutes = new Hono<AppEnv>().get('/leagues', async (c) => {
  const rows = await leagues.listLeagues(c.var.db, MOST)
  const listed = rows.map(({ id, name, logoURL, season, seasonName, stage, divisions, teams }): LeagueRow => ({
    id,
    name,
    logoURL,
    season: season === null ? null : { id: season, name: seasonName!, state: stage! },
    divisions,
    teams,
  }))
  return jsonFor(c, listed, undefined)
})

/** Leagues and their seasons. */
export const seasonRoutes = new Hono<AppEnv>()
  .get('/:id/getLeague', async (c) => {
    const caller = callerOf(c)
    const { league, seasons } = await loadLeague(caller, idOf(c))
    return jsonFor(c, { league: leagueHead(league), seasons: seasonRefs(seasons) }, await caller.viewer())
  })
  .get('/:id/getSeason', valid('query', SeasonTablesQuery), async (c) => {
    const { season, round } = c.req.valid('query')
    const loaded = await loadShownSeason(c, season)
    return c.json(seasonAnswer(loaded, round))
  })
  .get('/:id/getFixtures', valid('query', SeasonQuery), async (c) => {
    const { season, shown } = await loadShownSeason(c, c.req.valid('query').season)
    return c.json(seasonFixtures(season, shown, Date.now()))
  })
  .get('/:id/getTeams', valid('query', SeasonQuery), async (c) => {
    const { season } = await loadShownSeason(c, c.req.valid('query').season)
    return c.json(seasonTeams(season, false))
  })
  .get('/:id/getHistory', async (c) => {
    const caller = callerOf(c)
    return jsonFor(c, await loadHistory(caller, await loadLeague(caller, idOf(c))), await caller.viewer())
  })
  .get('/:id/tables.csv', valid('query', SeasonTablesQuery), async (c) => {
    const { season, round } = c.req.valid('query')
    const loaded = await loadShownSeason(c, season)
    const name = fileName(`${loaded.league.name} ${loaded.season.name}`, ['tables'], 'csv')
    return attachment(c, name, UTF8_BOM + tablesCsv(seasonAnswer(loaded, round).divisions))
  })
  .get('/:id/fixtures.csv', valid('query', SeasonQuery), async (c) => {
    const { league, season, shown } = await loadShownSeason(c, c.req.valid('query').season)
    const name = fileName(`${league.name} ${season.name}`, ['fixtures'], 'csv')
    return attachment(c, name, UTF8_BOM + fixturesCsv(season, seasonFixtures(season, shown, Date.now()).fixtures))
  })
  .get('/:id/calendar.ics', valid('query', SeasonQuery), async (c) => {
    const { league, season, shown } = await loadShownSeason(c, c.req.valid('query').season)
    const name = `${league.name} ${season.name}`
    const events = seasonEvents(season, shown, Date.now(), c.env.SITE_URL)
    return attachment(c, fileName(name, [], 'ics'), icalendar(events, { stamp: Date.now(), name }))
  })
  .get('/:id/getSeasonDesk', signedIn('manageSeason'), valid('query', SeasonQuery), async (c) => {
    const caller = signedInCaller(c)
    const loaded = await loadManaged(caller, idOf(c), c.req.valid('query').season)
    return jsonFor(c, seasonDesk(loaded), caller.user)
  })
  .get('/:id/getSeasonChanges', signedIn('manageSeason'), valid('query', SeasonQuery), async (c) => {
    const caller = signedInCaller(c)
    const { season } = await loadManaged(caller, idOf(c), c.req.valid('query').season)
    return jsonFor(c, await listChanges(c.var.db, season), caller.user)
  })
  .post('/create', signedIn('createLeague'), ...body(CreateLeagueInput), async (c) => {
    const caller = signedInCaller(c)
    await requireVerified(caller)
    await rateLimit(c, 'create', caller.user.id)
    const id = await createLeague(caller, c.req.valid('json'))
    return c.json({ id, message: inReaderLanguage(c, say.leagueMade) })
  })
  .post('/:id/edit', signedIn('manageSeason'), ...body(EditLeagueInput), async (c) => {
    const { league } = await loadManagedLeague(signedInCaller(c), idOf(c))
    await leagues.updateLeague(c.var.db, league.id, c.req.valid('json'), Date.now())
    return c.json({ message: inReaderLanguage(c, say.leagueSaved) })
  })
  .post('/:id/addManager', signedIn('manageSeason'), ...body(LeagueManagerInput), async (c) => {
    const { username, season = '' } = c.req.valid('json')
    const { league } = await loadManagedLeague(signedInCaller(c), idOf(c))
    await leagues.addManager(c.var.db, league.id, season, await idOfUser(c, username))
    return c.json({ message: inReaderLanguage(c, () => say.managerAdded({ username })) })
  })
  .post('/:id/removeManager', signedIn('manageSeason'), ...body(LeagueManagerInput), async (c) => {
    const { username, season = '' } = c.req.valid('json')
    const { league } = await loadManagedLeague(signedInCaller(c), idOf(c))
    await leagues.removeManager(c.var.db, league.id, season, await idOfUser(c, username))
    return c.json({ message: inReaderLanguage(c, () => say.deputyRemoved({ username })) })
  })
  .post('/:id/createSeason', signedIn('manageSeason'), ...body(CreateSeasonInput, MAX_BYTES), async (c) => {
    const caller = signedInCaller(c)
    const loaded = await loadManagedLeague(caller, idOf(c))
    return c.json(await createSeason(caller, loaded, c.req.valid('json')))
  })
  .post('/:id/changeSeason', signedIn('manageSeason'), ...body(SeasonChangeInput, MAX_BYTES), async (c) => {
    const caller = signedInCaller(c)
    const { season, request, reason } = c.req.valid('json')
    const loaded = await loadManaged(caller, idOf(c), season)
    if (request.type === 'makeDivisions') return c.json(await makeDivisions(caller, loaded))
    if (request.type === 'step' && request.step === 'publish')
      return c.json(await publishSeason(caller, loaded, reason))
    return c.json(await changeSeason(caller, loaded, request, reason))
  })
  .post('/:id/undoSeason', signedIn('manageSeason'), ...body(UndoSeasonInput), async (c) => {
    const caller = signedInCaller(c)
    const { season, version, reason } = c.req.valid('json')
    return c.json(await undoSeasonChange(caller, await loadManaged(caller, idOf(c), season), version, reason))
  })

/** The season of the address, with the caching of its answer; throws 304 if the client has it. */
async function loadShownSeason(c: Context<AppEnv>, season: string | undefined) {
  const caller = callerOf(c)
  const loaded = await loadSeason(caller, idOf(c), season)
  checkSeasonEtag(c, loaded, await caller.viewer())
  return loaded
}

async function idOfUser(c: Context<AppEnv>, username: string): Promise<string> {
  const found = await credentials.findByUsername(c.var.db, username)
  if (!found) throw notFound(say.userNotFound)
  return found.id
}
