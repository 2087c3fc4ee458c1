import * as say from '#words/season.js'
import { Hono, type Context } from 'hono'
import {
  CreateLeagueInput,
  CreateSeasonInput,
  EditLeagueInput,
  EnterSeasonInput,
  LeagueManagerInput,
  LeagueMeetingsQuery,
  LeaveSeasonInput,
  SeasonChangeInput,
  SeasonQuery,
  SeasonTablesQuery,
  UndoSeasonInput,
} from '#core/contract/seasons.ts'
import { fileName } from '#core/text/file-name.ts'
import { seasonFixtures } from '#core/rows/season-fixture-rows.ts'
import { seasonRulings } from '#core/rows/season-rulings.ts'
import { fixturesCsv, tablesCsv } from '#core/rows/season-csv.ts'
import { seasonEvents } from '#core/rows/season-events.ts'
import { icalendar } from '#core/text/calendar.ts'
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
import { loadHistory, loadMeetings, loadRecords } from '../use-cases/league-history.ts'
import { editLeague, setManager, undoLeague } from '../use-cases/league-acts.ts'
import { createLeague, createSeason } from '../use-cases/leagues.ts'
import { enterSeason, leaveSeason, listOwnEntries } from '../use-cases/own-entries.ts'
import { makePlayoff } from '../use-cases/make-playoff.ts'
import { makeDivisions, publishSeason } from '../use-cases/make-divisions.ts'
import { listChanges, seasonDesk, seasonTeams } from '../use-cases/season-desk.ts'
import {
  leagueAnswer,
  leagueRows,
  loadLeague,
  loadManaged,
  loadManagedLeague,
  loadSeason,
  seasonAnswer,
} from '../use-cases/seasons.ts'

const MAX_BYTES = 256 * 1024
const UTF8_BOM = '\ufeff'

const idOf = (c: Context<AppEnv>): string => c.req.param('id')!

export const leagueListRoutes = new Hono<AppEnv>().get('/leagues', async (c) => {
  return jsonFor(c, await leagueRows(c.var.db), undefined)
})

/** Leagues and their seasons. */
export const seasonRoutes = new Hono<AppEnv>()
  .get('/:id/getLeague', async (c) => {
    const caller = callerOf(c)
    const loaded = await loadLeague(caller, idOf(c))
    return jsonFor(c, leagueAnswer(loaded), await caller.viewer())
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
  .get('/:id/getRecords', async (c) => {
    const caller = callerOf(c)
    return jsonFor(c, await loadRecords(caller, await loadLeague(caller, idOf(c))), await caller.viewer())
  })
  .get('/:id/getMeetings', valid('query', LeagueMeetingsQuery), async (c) => {
    const caller = callerOf(c)
    const loaded = await loadLeague(caller, idOf(c))
    return jsonFor(c, await loadMeetings(caller, loaded, c.req.valid('query')), await caller.viewer())
  })
  .get('/:id/getRulings', valid('query', SeasonQuery), async (c) => {
    const { shown } = await loadShownSeason(c, c.req.valid('query').season)
    return c.json(seasonRulings(shown))
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
    return jsonFor(c, await seasonDesk(caller.db, loaded), caller.user)
  })
  .get('/:id/getSeasonChanges', signedIn('manageSeason'), valid('query', SeasonQuery), async (c) => {
    const caller = signedInCaller(c)
    const loaded = await loadManaged(caller, idOf(c), c.req.valid('query').season)
    return jsonFor(c, await listChanges(c.var.db, loaded), caller.user)
  })
  .get('/:id/getOwnEntries', signedIn('join'), valid('query', SeasonQuery), async (c) => {
    const caller = signedInCaller(c)
    const loaded = await loadSeason(caller, idOf(c), c.req.valid('query').season)
    return jsonFor(c, await listOwnEntries(caller, loaded), caller.user)
  })
  .post('/:id/enterSeason', signedIn('join'), ...body(EnterSeasonInput, MAX_BYTES), async (c) => {
    const caller = signedInCaller(c)
    const input = c.req.valid('json')
    return c.json(await enterSeason(caller, await loadSeason(caller, idOf(c), input.season), input))
  })
  .post('/:id/leaveSeason', signedIn('join'), ...body(LeaveSeasonInput), async (c) => {
    const caller = signedInCaller(c)
    const { season, team } = c.req.valid('json')
    return c.json(await leaveSeason(caller, await loadSeason(caller, idOf(c), season), team))
  })
  .post('/create', signedIn('createLeague'), ...body(CreateLeagueInput), async (c) => {
    const caller = signedInCaller(c)
    await requireVerified(caller)
    await rateLimit(c, 'create', caller.user.id)
    const id = await createLeague(caller, c.req.valid('json'))
    return c.json({ id, message: inReaderLanguage(c, say.leagueMade) })
  })
  .post('/:id/edit', signedIn('manageSeason'), ...body(EditLeagueInput), async (c) => {
    const caller = signedInCaller(c)
    return c.json(await editLeague(caller, await loadManagedLeague(caller, idOf(c)), c.req.valid('json')))
  })
  .post('/:id/addManager', signedIn('manageSeason'), ...body(LeagueManagerInput), async (c) => {
    const caller = signedInCaller(c)
    const loaded = await loadManagedLeague(caller, idOf(c))
    return c.json(await setManager(caller, loaded, 'addManager', c.req.valid('json')))
  })
  .post('/:id/removeManager', signedIn('manageSeason'), ...body(LeagueManagerInput), async (c) => {
    const caller = signedInCaller(c)
    const loaded = await loadManagedLeague(caller, idOf(c))
    return c.json(await setManager(caller, loaded, 'removeManager', c.req.valid('json')))
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
    if (request.type === 'makePlayoff') return c.json(await makePlayoff(caller, loaded, request.tier))
    if (request.type === 'step' && request.step === 'publish')
      return c.json(await publishSeason(caller, loaded, reason))
    return c.json(await changeSeason(caller, loaded, request, reason))
  })
  .post('/:id/undoSeason', signedIn('manageSeason'), ...body(UndoSeasonInput), async (c) => {
    const caller = signedInCaller(c)
    const { season, of, version, reason } = c.req.valid('json')
    if (of === 'league') return c.json(await undoLeague(caller, await loadManagedLeague(caller, idOf(c)), version))
    return c.json(await undoSeasonChange(caller, await loadManaged(caller, idOf(c), season), version, reason))
  })

/** The season of the address, with the caching of its answer; throws 304 if the client has it. */
async function loadShownSeason(c: Context<AppEnv>, season: string | undefined) {
  const caller = callerOf(c)
  const loaded = await loadSeason(caller, idOf(c), season)
  checkSeasonEtag(c, loaded, await caller.viewer())
  return loaded
}
