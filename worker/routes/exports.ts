import { Hono } from 'hono'
import { GamesFileQuery, RoundFileQuery, TrfFileQuery } from '#core/contract/exports.ts'
import { pairingsCsv } from '#core/snapshot/pairings-csv.ts'
import { seats } from '#core/snapshot/seat.ts'
import { standingsCsv } from '#core/snapshot/standings-csv.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { dayOf, fileName } from '#core/text/file-name.ts'
import { hasStandings } from '#core/tournament/rounds.ts'
import { exportTrf } from '#core/trf/export.ts'
import * as games from '../data/games.ts'
import type { App } from '../env.ts'
import { attachment } from '../http/attachment.ts'
import { notFound } from '../http/errors.ts'
import { fresh } from '../http/fresh.ts'
import { pgnStream } from '../http/games-stream.ts'
import { tournament } from '../http/tournament.ts'
import { valid } from '../http/valid.ts'

// By it spreadsheets know UTF-8.
const BOM = '\ufeff'

/** A tournament as files: tables, games, and the report that pairing programs read. */
export const exportRoutes = new Hono<App>()
  .get('/tournament/:id/pairings.csv', valid('query', RoundFileQuery), async (c) => {
    const now = Date.now()
    const { snapshot } = await tournament(c, c.req.param('id'))
    const round = drawn(snapshot, c.req.valid('query').round)
    fresh(c, snapshot, now)
    const name = fileName(snapshot.name, [dayOf(snapshot.dates[round - 1]), `round ${round}`], 'csv')
    return attachment(c, name, BOM + pairingsCsv(snapshot, round, now))
  })
  .get('/tournament/:id/standings.csv', valid('query', RoundFileQuery), async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    const wanted = c.req.valid('query').round ?? snapshot.round
    const round = wanted === 0 ? 0 : drawn(snapshot, wanted)
    if (!hasStandings(snapshot.settings, snapshot.systems, round)) throw notFound('A knockout has no standings.')
    fresh(c, snapshot)
    const name = fileName(snapshot.name, [dayOf(snapshot.dates[round - 1]), `standings after round ${round}`], 'csv')
    return attachment(c, name, BOM + standingsCsv(snapshot, round))
  })
  .get('/tournament/:id/games.pgn', valid('query', GamesFileQuery), async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    const { match } = c.req.valid('query')
    const round = match === undefined ? c.req.valid('query').round : undefined
    const wanted = seats(snapshot, round, match === undefined ? undefined : [match])
    if (match !== undefined && wanted.length === 0) throw notFound('There is no such match.')
    if (round !== undefined) drawn(snapshot, round)
    fresh(c, snapshot)
    const body = await pgnStream(c, snapshot, wanted)
    if (!body) throw notFound('No game has been played there yet.', 'not-played')
    const [one] = match === undefined ? [] : wanted
    const what = one ? `round ${one.round} match ${one.board}` : round === undefined ? '' : `round ${round}`
    return attachment(c, fileName(snapshot.name, [what], 'pgn'), body)
  })
  .get('/tournament/:id/tournament.trf', valid('query', TrfFileQuery), async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    fresh(c, snapshot)
    const { version } = c.req.valid('query')
    const isTeam = snapshot.settings.competitors === 'team'
    const [individuals, boards] = isTeam ? await games.individuals(c.var.db, snapshot.id) : [[], []]
    const text = exportTrf(snapshot, { individuals, games: boards }, version)
    return attachment(c, fileName(snapshot.name, [`TRF${version}`], 'trf'), text)
  })

/** The round that is wanted, the current one when none is; throws 404 when it is not drawn. */
function drawn({ round, rounds }: Snapshot, wanted = round): number {
  if (wanted < 1 || wanted > rounds.length) throw notFound('Draw has not yet taken place!', 'not-drawn')
  return wanted
}
