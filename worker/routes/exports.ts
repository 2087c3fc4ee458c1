import * as say from '#words/answers.js'
import * as sayPgn from '#words/pgn.js'
import { Hono } from 'hono'
import { BoardsFileQuery, GamesFileQuery, RoundFileQuery, TrfFileQuery } from '#core/contract/files.ts'
import { pairingsCsv } from '#core/rows/pairings-csv.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { prizesCsv } from '#core/rows/prizes-csv.ts'
import { sectionRaces } from '#core/rows/section-prizes.ts'
import { standingsCsv } from '#core/rows/standings-csv.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { publicDetails, withBirthYear } from '#core/snapshot/public-details.ts'
import { pairingsPgn } from '#core/game/pairings-pgn.ts'
import { fileName } from '#core/text/file-name.ts'
import { dayIn } from '#core/text/zones.ts'
import { hasStandings } from '#core/snapshot/rounds.ts'
import { NO_PRIZES } from '#core/tournament/prizes.ts'
import { exportTrf } from '#core/trf/export.ts'
import { listBoardGames } from '../data/board-games.ts'
import * as players from '../data/players.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { attachment } from '../http/attachment.ts'
import { findSectionFestival, loadFestivalPrizes } from '../use-cases/festival-prizes.ts'
import { notFound } from '../use-cases/refusal.ts'
import { checkVersionEtag } from '../http/etag.ts'
import { checkFestivalEtag } from '../http/festival-etag.ts'
import { pgnStream } from '../http/pgn-stream.ts'
import { loadVisible } from '../use-cases/visible-tournament.ts'
import { boardPeople } from '../use-cases/board-people.ts'
import { valid } from '../http/valid.ts'

// Spreadsheets recognise UTF-8 by it.
const UTF8_BOM = '\ufeff'

/** A tournament as files: tables, games, and reports for pairing programs. */
export const exportRoutes = new Hono<AppEnv>()
  .get('/tournament/:id/pairings.csv', valid('query', RoundFileQuery), async (c) => {
    const now = Date.now()
    const { snapshot } = await loadVisible(callerOf(c), c.req.param('id'))
    const round = requireDrawnRound(snapshot, c.req.valid('query').round)
    checkVersionEtag(c, snapshot, now)
    const name = fileName(snapshot.name, [dayOf(snapshot, round), `round ${round}`], 'csv')
    return attachment(c, name, UTF8_BOM + pairingsCsv(snapshot, round, now))
  })
  .get('/tournament/:id/standings.csv', valid('query', RoundFileQuery), async (c) => {
    const { snapshot } = await loadVisible(callerOf(c), c.req.param('id'))
    const selected = c.req.valid('query').round ?? snapshot.round
    const round = selected === 0 ? 0 : requireDrawnRound(snapshot, selected)
    if (!hasStandings(snapshot.settings, snapshot.systems, round)) throw notFound(say.knockoutNoStandings)
    checkVersionEtag(c, snapshot)
    const name = fileName(snapshot.name, [dayOf(snapshot, round), `standings after round ${round}`], 'csv')
    return attachment(c, name, UTF8_BOM + standingsCsv(snapshot, round))
  })
  .get('/tournament/:id/prizes.csv', async (c) => {
    const { snapshot } = await loadVisible(callerOf(c), c.req.param('id'))
    const { prizes: plan = NO_PRIZES, round } = snapshot
    const isTeam = snapshot.settings.competitors === 'team'
    const festival = await findSectionFestival(callerOf(c), snapshot)
    // Details of entries change with the version, too.
    if (festival) checkFestivalEtag(c, festival, await callerOf(c).viewer())
    else checkVersionEtag(c, snapshot)
    const shared = festival && sectionRaces(await loadFestivalPrizes(callerOf(c), festival), snapshot)
    const details = isTeam ? [] : publicDetails(await players.listDetails(c.var.db, snapshot.id))
    const name = fileName(snapshot.name, [dayOf(snapshot, round), 'prizes'], 'csv')
    return attachment(c, name, UTF8_BOM + prizesCsv({ snapshot, details, plan, round }, shared))
  })
  .get('/tournament/:id/pairings.pgn', valid('query', BoardsFileQuery), async (c) => {
    const now = Date.now()
    const { snapshot } = await loadVisible(callerOf(c), c.req.param('id'))
    const { round: selected, letters } = c.req.valid('query')
    const round = requireDrawnRound(snapshot, selected)
    // Line-ups become public at a time, without a new version.
    if (snapshot.settings.competitors === 'individual') checkVersionEtag(c, snapshot)
    const people = await boardPeople(c.var.db, snapshot, round, now)
    const text = pairingsPgn(snapshot, round, people, letters === 'ascii')
    if (text === '' && snapshot.settings.competitors === 'team') throw notFound(sayPgn.noLineUpsYet, 'no-line-ups')
    return attachment(c, fileName(snapshot.name, [dayOf(snapshot, round), `round ${round}`, 'boards'], 'pgn'), text)
  })
  .get('/tournament/:id/games.pgn', valid('query', GamesFileQuery), async (c) => {
    const { snapshot } = await loadVisible(callerOf(c), c.req.param('id'))
    const { match } = c.req.valid('query')
    const round = match === undefined ? c.req.valid('query').round : undefined
    const selected = pairings(snapshot, round, match === undefined ? undefined : [match])
    if (match !== undefined && selected.length === 0) throw notFound(say.matchNotFound)
    if (round !== undefined) requireDrawnRound(snapshot, round)
    checkVersionEtag(c, snapshot)
    const body = await pgnStream(c, snapshot, selected)
    if (!body) throw notFound(say.noGamesYet, 'not-played')
    const [one] = match === undefined ? [] : selected
    const what = one ? `round ${one.round} match ${one.board}` : round === undefined ? '' : `round ${round}`
    return attachment(c, fileName(snapshot.name, [what], 'pgn'), body)
  })
  .get('/tournament/:id/tournament.trf', valid('query', TrfFileQuery), async (c) => {
    const { snapshot } = await loadVisible(callerOf(c), c.req.param('id'))
    checkVersionEtag(c, snapshot)
    const { version } = c.req.valid('query')
    const isTeam = snapshot.settings.competitors === 'team'
    const [individuals, boards] = isTeam ? await listBoardGames(c.var.db, snapshot) : [[], []]
    const details = isTeam ? [] : await players.listDetails(c.var.db, snapshot.id)
    const entryDetails = details.map(withBirthYear)
    const text = exportTrf(snapshot, { individuals, games: boards, entryDetails }, version)
    return attachment(c, fileName(snapshot.name, [['TRF', version].join('')], 'trf'), text)
  })

/** The day of a round at the venue; empty if it is unknown. */
function dayOf({ dates, settings }: Snapshot, round: number): string {
  const start = dates[round - 1] ?? null
  return start === null ? '' : dayIn(start, settings.timeZone)
}

/** The selected round, by default the current one; throws 404 if it is not drawn. */
function requireDrawnRound({ round, rounds }: Snapshot, selected = round): number {
  if (selected < 1 || selected > rounds.length) throw notFound(say.notDrawnYet, 'not-drawn')
  return selected
}
