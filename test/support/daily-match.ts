import { vi } from 'vitest'
import type { LiveEvent } from '#core/match/live.ts'
import { HOUR } from '#core/time.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { aDailyPlan, dailyTeam, type DailyPlan } from '#simulator/daily/daily-plan.ts'
import { open } from '#worker/data/db.ts'
import * as watches from '#worker/data/watches.ts'
import { MAX_REQUESTS, pollTournament, type PollState } from '#worker/rooms/poll.ts'
import { aRound } from './build.ts'
import { rowOf } from './watched-tournament.ts'
import { aSaved, bindings } from './worker.ts'

let lastId = 700

/** Moves the clock of the test and of the simulated site. */
export async function moveTo(site: ChessSiteClient, time: number): Promise<void> {
  vi.setSystemTime(time)
  await site.at(time)
}

/** A tournament whose only match is linked to a daily match at the simulated site, and what its room does with it. */
export async function aDailyMatch(
  site: ChessSiteClient,
  id: string,
  some: Partial<DailyPlan> = {},
  settings: Partial<Settings> = {},
) {
  const plan = aDailyPlan({ id: (lastId += 1), startTime: Date.now() + 24 * HOUR, ...some })
  await site.daily(plan)
  const link = `https://www.chess.com/club/matches/${plan.id}`
  await aSaved({
    id,
    players: plan.teams.map(({ name }) => name),
    rounds: [aRound('1-2 *', { facts: { 0: { link, linkSource: 'chessCom', linkType: 'daily' } } })],
    settings: { competitors: 'team', gamePointTotal: 20, pullResults: 2, ...settings },
  })
  await watches.start(
    open(bindings.DB),
    id,
    { round: 1, no: 1, source: 'chessCom', siteId: String(plan.id) },
    Date.now(),
  )
  const room = aPollingRoom(site, id)
  return {
    ...room,
    plan,
    match: async () => {
      const row = await rowOf<{
        outcome: string
        white_points: number | null
        black_points: number | null
        games: string
        facts: string
      }>('select outcome, white_points, black_points, games, facts from matches where tournament_id = ?', id)
      return {
        ...row,
        points: [row.white_points, row.black_points],
        facts: JSON.parse(row.facts) as Record<string, unknown>,
      }
    },
  }
}

/** What the room of a tournament does with its linked matches. */
export function aPollingRoom(site: ChessSiteClient, id: string) {
  const db = open(bindings.DB)
  const events: LiveEvent[] = []
  /** One wake-up of the room, which has forgotten everything that is not saved. */
  const wake = async () => {
    const state = (await watches.loadOfTournament(db, id)) as PollState
    await pollTournament(
      {
        env: bindings,
        clock: () => Date.now(),
        roll: () => 0,
        publish: async (told) => void events.push(...told),
        requests: MAX_REQUESTS,
      },
      state,
    )
  }
  const watch = () =>
    rowOf<{ due_at: number; done: number }>(
      'select due_at, done from watches where tournament_id = ? order by done, due_at limit 1',
      id,
    )
  return {
    events,
    wake,
    watch,
    /** Wakes the room whenever its match is due, up to a time. */
    follow: async (until: number) => {
      for (let row = await watch(); row.done === 0 && row.due_at <= until; row = await watch()) {
        await moveTo(site, Math.max(Date.now(), row.due_at))
        await wake()
      }
      await moveTo(site, until)
    },
  }
}

export { dailyTeam }
