import { Hono, type Context } from 'hono'
import { ResultQuery, ResultsQuery } from '#core/contract/results.ts'
import { parseMatchId } from '#core/snapshot/ids.ts'
import { resultsOf, type Result } from '#core/snapshot/result-rows.ts'
import { seats, type Seat } from '#core/snapshot/seat.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Db } from '../data/db.ts'
import * as games from '../data/games.ts'
import type { App } from '../env.ts'
import { badRequest, conflict, notFound } from '../http/errors.ts'
import type { RunningAnswer } from '../jobs/running.ts'
import { cachedJson } from '../http/cached-rows.ts'
import { seen } from '../http/tournament.ts'
import { valid } from '../http/valid.ts'

const MOST_TOURNAMENTS = 20

interface Wanted {
  ids: string[]
  round?: number | undefined
  games?: boolean | undefined
}

/** How pairings of any tournament went, by the pairings' ids. */
export const resultRoutes = new Hono<App>()
  .get('/result/:id', valid('query', ResultQuery), async (c) => {
    const now = Date.now()
    const wanted = { ids: [c.req.param('id')], games: true, ...c.req.valid('query') }
    const found = await seen(c, tournamentsOf(wanted.ids)[0] ?? '')
    if (!found) throw notFound('There is no such match.')
    const text = async () => {
      const [result] = await results(c.var.db, found.snapshot, wanted, now)
      if (!result) throw notFound('There is no such match.')
      return JSON.stringify(result)
    }
    return cachedJson<Result>(c, found.snapshot, text, { name: 'result', query: wanted, now })
  })
  .get('/result/:id/running', async (c) => {
    const { room, seat } = await linked(c)
    c.header('cache-control', 'no-store')
    return c.json(((await room?.running(seat.round, seat.no)) ?? NOTHING) satisfies RunningAnswer)
  })
  .post('/result/:id/sync', async (c) => {
    const { room, seat } = await linked(c)
    if (!room) throw conflict('This match is not followed at a chess site.', 'not-watched')
    return c.json({ lookedAt: (await room.sync(seat.round, seat.no)) ?? null })
  })
  .get('/results', valid('query', ResultsQuery), async (c) => {
    const now = Date.now()
    const wanted = c.req.valid('query')
    const ids = tournamentsOf(wanted.ids)
    if (ids.length > MOST_TOURNAMENTS) {
      throw badRequest(`At most ${MOST_TOURNAMENTS} tournaments can be asked about at once.`)
    }
    const found = (await Promise.all(ids.map((id) => seen(c, id)))).filter((tournament) => tournament !== undefined)
    const snapshots = found.map(({ snapshot }) => snapshot)
    const text = async () => {
      const all = await Promise.all(snapshots.map((snapshot) => results(c.var.db, snapshot, wanted, now)))
      return JSON.stringify(all.flat())
    }
    return cachedJson<Result[]>(c, snapshots, text, { name: 'results', query: wanted, now })
  })

const NOTHING: RunningAnswer = { games: [], lineUp: [], isUntold: false }

/** A match, and the room that looks at it while there is something to see at its chess site. */
async function linked(c: Context<App>) {
  const id = c.req.param('id') ?? ''
  const found = await seen(c, tournamentsOf([id])[0] ?? '')
  const [seat] = found ? seats(found.snapshot, parseMatchId(id)?.round, [id]) : []
  if (!found || !seat) throw notFound('There is no such match.')
  const room = isFollowed(seat) ? c.env.TournamentRoom.getByName(found.snapshot.id) : undefined
  return { seat, room }
}

const isFollowed = ({ match }: Seat): boolean =>
  match.link !== undefined && match.linkType === 'team' && !match.scored && !match.aborted

const tournamentsOf = (ids: string[]): string[] => [...new Set(ids.flatMap((id) => parseMatchId(id)?.tournament ?? []))]

async function results(db: Db, snapshot: Snapshot, wanted: Wanted, now: number): Promise<Result[]> {
  const played = wanted.games ? await games.wanted(db, snapshot.id, wanted) : undefined
  return resultsOf(snapshot, now, { ...wanted, games: played })
}
