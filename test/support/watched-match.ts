import { expect, vi } from 'vitest'
import type { LiveEvent } from '#core/match/live.ts'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { SECOND } from '#core/time.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import type { Plan } from '#simulator/plan.ts'
import { countingDatabase } from './count-statements.ts'
import { aPlanFor, aWatchedTournament, rowOf, rowsOf } from './watched-tournament.ts'
import { bindings } from './worker.ts'
import { open } from '#worker/data/db.ts'
import { loadRecords } from '#worker/data/tournaments.ts'
import * as watches from '#worker/data/watches.ts'
import { pollTournament, MAX_REQUESTS, type PollState, type PollContext } from '#worker/rooms/poll.ts'

let lastId = 100

/** Moves the fake clock. */
export const advance = (ms: number) => vi.setSystemTime(Date.now() + ms)

const stored = async (id: string): Promise<Snapshot> => snapshotFromRecords((await loadRecords(open(bindings.DB), id))!)

/**
 * A tournament with one linked match, a function that runs one poll of its room, and the snapshot of a viewer who
 * receives its events.
 */
export async function aWatchedMatch(
  site: ChessSiteClient,
  id: string,
  { minutesAgo = 20, pullResults = 1, ...some }: Partial<Plan> & { minutesAgo?: number; pullResults?: 0 | 1 | 2 } = {},
) {
  const plan = aPlanFor((lastId += 1), minutesAgo, some)
  await site.plan(plan)
  await aWatchedTournament(id, [plan], { pullResults })
  const { d1, statements } = countingDatabase(bindings.DB)
  const read = () => watches.loadOfTournament(open(bindings.DB), id) as Promise<PollState>
  const events: LiveEvent[] = []
  let shown = await stored(id)
  let looking = await read()
  const turn = async (roll = 0): Promise<Awaited<ReturnType<typeof pollTournament>>> => {
    statements.length = 0
    const world: PollContext = {
      env: { ...bindings, DB: d1 },
      clock: () => Date.now(),
      roll: () => roll,
      publish: async (told) => {
        events.push(...told)
        for (const event of told) {
          const after = applyEvent(shown, event)
          if (after === 'gap') throw new Error('There is a gap.')
          shown = after
        }
      },
      requests: MAX_REQUESTS,
    }
    const done = await pollTournament(world, looking)
    if (done.outdated) looking = await read()
    return done
  }
  return {
    plan,
    turn,
    events,
    statements,
    shown: () => shown,
    looking: () => looking,
    forget: async () => (looking = await read()),
    /** Polls every `step` milliseconds for `ms` milliseconds. */
    follow: async (ms: number, step = 5 * SECOND) => {
      for (const end = Date.now() + ms; Date.now() < end; advance(step)) await turn()
    },
    match: () =>
      rowOf<{ outcome: string; white_points: number; black_points: number; games: string; facts: string }>(
        'select outcome, white_points, black_points, games, facts from matches where tournament_id = ?',
        id,
      ),
    games: () =>
      rowsOf<{ no: number; pgn: string; link: string }>('select * from games where tournament_id = ? order by no', id),
    truth: async () => (await site.match(plan.id)).match,
  }
}
export type WatchedMatch = Awaited<ReturnType<typeof aWatchedMatch>>

/** Expects that database and viewer agree with the chess site, with each game stored once. */
export async function expectStoredAsSite(followed: WatchedMatch, id: string): Promise<void> {
  const { boards, score } = await followed.truth()
  const ended = boards.flatMap(({ games }) => games.filter((game) => game.codes)).length
  const [match, games] = [await followed.match(), await followed.games()]
  expect([match.white_points, match.black_points]).toEqual(score.map((points) => 2 * points))
  expect(games).toHaveLength(ended)
  expect(new Set(games.map(({ link }) => link)).size).toBe(ended)
  const snapshot = await stored(id)
  expect(followed.shown().rounds).toEqual(snapshot.rounds)
  expect(followed.shown().version).toBe(snapshot.version)
}
