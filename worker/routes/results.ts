import * as say from '#words/answers.js'
import { Hono, type Context } from 'hono'
import { ResultQuery, ResultsQuery } from '#core/contract/results.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import { resultRows, type ResultRow } from '#core/rows/result-row.ts'
import { pairings, type Pairing } from '#core/snapshot/pairing.ts'
import { shownGames } from '#core/snapshot/spoiler-free.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { forASecond } from '../cache/for-a-second.ts'
import type { Db } from '../data/db.ts'
import * as games from '../data/games.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { allowAnyOrigin } from '../http/cors.ts'
import { badRequest, conflict, notFound } from '../use-cases/refusal.ts'
import type { RunningAnswer } from '../rooms/followed-boards.ts'
import { cachedJson } from '../http/cached-rows.ts'
import { hasOwnGame, withFairEvaluations, withoutEvaluations } from '../use-cases/evaluations.ts'
import { findShown } from '../use-cases/shown-tournament.ts'
import { findVisible } from '../use-cases/visible-tournament.ts'
import { tokenScope } from '../http/token-scope.ts'
import { valid } from '../http/valid.ts'
import { hasRunning, isWatched } from '#core/match/poll-schedule.ts'

const MAX_TOURNAMENTS = 20

interface ResultSelection {
  ids: string[]
  round?: number | undefined
  games?: boolean | undefined
  /** Whether the reader plays in the current round, and is given no evaluations. */
  isPlaying: boolean
}

/** Results of pairings of any tournament, by the pairings' ids. */
export const resultRoutes = new Hono<AppEnv>()
  .get('/result/:id', valid('query', ResultQuery), async (c) => {
    const now = Date.now()
    const { spoilers, ...query } = c.req.valid('query')
    const selection = { ids: [c.req.param('id')], games: true, ...query }
    const find = spoilers === 'show' ? findVisible : findShown
    const found = await find(callerOf(c), tournamentIdsOf(selection.ids)[0] ?? '')
    if (!found) throw notFound(say.matchNotFound)
    const selected = { ...selection, isPlaying: await hasOwnGame(callerOf(c), found.snapshot) }
    const text = async () => {
      const [result] = await listResults(c.var.db, found.snapshot, selected, now)
      if (!result) throw notFound(say.matchNotFound)
      return JSON.stringify(result)
    }
    return cachedJson<ResultRow>(c, found.snapshot, text, { name: 'result', query: selected, now })
  })
  .get('/result/:id/running', async (c) => {
    const { room, pairing, snapshot, isPublic } = await loadMatch(c, hasRunning)
    if (isPublic) allowAnyOrigin(c)
    c.header('cache-control', 'no-store')
    return c.json(
      ((await fairRunning(c, snapshot, pairing, room)) ?? {
        ...NO_RUNNING_GAMES,
        at: Date.now(),
      }) satisfies RunningAnswer,
    )
  })
  .post('/result/:id/sync', tokenScope('read'), async (c) => {
    const { room, pairing } = await loadMatch(c, isWatched)
    if (!room) throw conflict(say.matchWithoutLink, 'not-watched')
    return c.json({ polledAt: (await room.syncFor(pairing.round, pairing.no)) ?? null })
  })
  .get('/results', valid('query', ResultsQuery), async (c) => {
    const now = Date.now()
    const selection = c.req.valid('query')
    const ids = tournamentIdsOf(selection.ids)
    if (ids.length > MAX_TOURNAMENTS) {
      throw badRequest(() => say.tooManyTournaments({ max: MAX_TOURNAMENTS }))
    }
    const found = (await Promise.all(ids.map((id) => findShown(callerOf(c), id)))).filter(
      (tournament) => tournament !== undefined,
    )
    const snapshots = found.map(({ snapshot }) => snapshot)
    const playing = await Promise.all(snapshots.map((snapshot) => hasOwnGame(callerOf(c), snapshot)))
    const selected = { ...selection, isPlaying: playing.includes(true) }
    const text = async () => {
      const all = await Promise.all(snapshots.map((snapshot) => listResults(c.var.db, snapshot, selected, now)))
      return JSON.stringify(all.flat())
    }
    return cachedJson<ResultRow[]>(c, snapshots, text, { name: 'results', query: selected, now })
  })

const NO_RUNNING_GAMES = { games: [], lineUp: [], teamsUnidentified: false, linkMissing: false, seenAt: null }

/** A match, and the room that knows its running games or polls its chess site; undefined if it need not be asked. */
async function loadMatch(c: Context<AppEnv>, isAsked: typeof isWatched) {
  const id = c.req.param('id') ?? ''
  const found = await findShown(callerOf(c), tournamentIdsOf([id])[0] ?? '')
  const [pairing] = found ? pairings(found.snapshot, parsePairingId(id)?.round, [id]) : []
  if (!found || !pairing) throw notFound(say.matchNotFound)
  const room = isAsked(pairing) ? c.env.TournamentRoom.getByName(found.snapshot.id) : undefined
  return { pairing, room, snapshot: found.snapshot, isPublic: found.snapshot.settings.public }
}

/** The running games of a match, with the evaluations that the reader may see. */
async function fairRunning(
  c: Context<AppEnv>,
  snapshot: Snapshot,
  { id, round, no }: Pairing,
  room: { running: (round: number, no: number) => Promise<RunningAnswer | undefined> } | undefined,
): Promise<RunningAnswer | undefined> {
  const known = room && (await forASecond(c, `running ${id}`, () => room.running(round, no)))
  if (!known) return undefined
  const [match] = await withFairEvaluations(callerOf(c), snapshot, round, [{ ...known, no }])
  const { no: _no, ...answer } = match!
  return answer
}

const tournamentIdsOf = (ids: string[]): string[] => [
  ...new Set(ids.flatMap((id) => parsePairingId(id)?.tournament ?? [])),
]

async function listResults(db: Db, snapshot: Snapshot, selection: ResultSelection, now: number): Promise<ResultRow[]> {
  const played = selection.games ? await games.listGames(db, snapshot.id, selection) : undefined
  const shown = played && shownGames(snapshot, selection.isPlaying ? withoutEvaluations(played) : played)
  return resultRows(snapshot, now, { ...selection, games: shown })
}
