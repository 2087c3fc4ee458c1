import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test, vi } from 'vitest'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { aChessSite } from '../../support/chess-site.ts'
import { expectErrors } from '../../support/expect-errors.ts'
import { endRooms } from '../../support/end-rooms.ts'
import { aViewer, until } from '../../support/viewer.ts'
import { aPlanFor, aWatchedTournament, rowOf, rowsOf } from '../../support/watched-tournament.ts'
import { wholeRoom } from '../../support/tournament-room.ts'
import { bindings } from '../../support/worker.ts'
import { open } from '#worker/data/db.ts'
import { loadRecords } from '#worker/data/tournaments.ts'
import { wake } from '#worker/jobs/wake.ts'

let site: ChessSiteClient
let lastId = 500
beforeAll(async () => {
  site = await aChessSite()
})
const stored = async (id: string) => snapshotFromRecords((await loadRecords(open(bindings.DB), id))!)
const alarmOf = (room: DurableObjectStub<never>) => runInDurableObject(room, (_, state) => state.storage.getAlarm())

async function aLiveRoom(id: string, minutesAgo = 3) {
  const plan = aPlanFor((lastId += 1), minutesAgo)
  await site.plan(plan)
  await aWatchedTournament(id, [plan])
  return { plan, room: wholeRoom(id) }
}

test('a change at the site is on an open page after the next poll, at most five seconds later', async () => {
  const { plan, room } = await aLiveRoom('page')
  const viewer = await aViewer(room)
  // With this random number every poll takes place.
  const dice = vi.spyOn(Math, 'random').mockReturnValue(0)
  await wake(bindings, Date.now())
  await until(() => viewer.told().some(({ type }) => type === 'match'), 'the first look')
  // There is no alarm during a poll.
  await until(async () => (await alarmOf(room as never)) !== null, 'the next look')
  expect((await alarmOf(room as never))! - Date.now()).toBeLessThanOrEqual(5000)
  let shown = await stored('page')
  const matches = () => viewer.told().filter(({ type }) => type === 'match').length
  const known = matches()
  await site.finishGame(plan.id, { board: 2, game: 1, result: '1/2-1/2' })
  await until(async () => {
    await runDurableObjectAlarm(room)
    return matches() > known
  }, 'the change')
  dice.mockRestore()
  for (const event of viewer.told()) shown = applyEvent(shown, event as never) as typeof shown
  expect(shown).toEqual({ ...(await stored('page')), updatedAt: shown.updatedAt })
  expect(shown.rounds[0]!.games![0]!.trim()).toBe('==')
})

test('a poll on request happens at once, however many others ask', async () => {
  const { plan, room } = await aLiveRoom('look')
  // With this random number the alarm does not poll.
  const luckless = vi.spyOn(Math, 'random').mockReturnValue(0.99)
  await room.pollNow()
  await site.clearLog()
  await site.finishGame(plan.id, { board: 1, game: 1, result: '0-1' })
  await scheduler.wait(1000)
  const began = Date.now()
  await Promise.all(Array.from({ length: 10 }, () => room.pollNow(1, 1)))
  const seconds = Math.floor((Date.now() - began) / 1000)
  const asked = (await site.log()).filter(({ path }) => path.endsWith(String(plan.id)))
  expect(asked.length).toBeGreaterThanOrEqual(1)
  expect(asked.length).toBeLessThanOrEqual(1 + seconds)
  expect(await rowOf("select games from matches where tournament_id = 'look'")).toEqual({ games: '01' })
  luckless.mockRestore()
})

test('a room that polls already continues unchanged, however often it is woken', async () => {
  const { plan, room } = await aLiveRoom('woken', -30)
  await site.clearLog()
  await Promise.all(Array.from({ length: 4 }, () => wake(bindings, Date.now())))
  await until(async () => ((await alarmOf(room as never)) ?? 0) > Date.now() + 50_000, 'the next look')
  const next = await alarmOf(room as never)
  await Promise.all(Array.from({ length: 4 }, () => room.wake()))
  expect(await alarmOf(room as never)).toBe(next)
  expect((await site.log()).filter(({ path }) => path.endsWith(String(plan.id)))).toHaveLength(1)
})

test('a room with no matches to poll sets no alarm', async () => {
  await aWatchedTournament('idle')
  await bindings.DB.prepare("update watches set done = 1 where tournament_id = 'idle'").run()
  const room = bindings.TournamentRoom.getByName('idle')
  await room.wake()
  await runDurableObjectAlarm(room)
  expect(await alarmOf(room as never)).toBeNull()
})

test('a room whose database fails tries again, and loses nothing', async () => {
  expectErrors()
  const { room } = await aLiveRoom('faults')
  await runInDurableObject(room, async (instance) => {
    const { env } = instance as unknown as { env: typeof bindings }
    const batch = vi.fn(() => Promise.reject(new Error('D1_ERROR: overloaded')))
    const broken = {
      ...env,
      DB: new Proxy(env.DB, { get: (real, name) => (name === 'batch' ? batch : Reflect.get(real, name).bind(real)) }),
    }
    Object.assign(instance, { env: broken })
    await instance.onAlarm()
    expect(batch).toHaveBeenCalled()
    Object.assign(instance, { env })
  })
  expect(await alarmOf(room as never)).toBeGreaterThan(Date.now())
  await runDurableObjectAlarm(room)
  expect(await rowOf("select version from tournaments where id = 'faults'")).not.toEqual({ version: 1 })
})

test('rooms that are restarted at any moment lose and double nothing', async () => {
  const { plan, room } = await aLiveRoom('torn', 1)
  await room.pollNow()
  for (const [board, game] of [
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
  ] as const) {
    await site.finishGame(plan.id, { board, game, result: '1-0' })
    const look = room.pollNow().catch(() => {})
    await scheduler.wait(20 * board)
    await evictDurableObject(room, { webSockets: board % 2 ? 'hibernate' : 'close' }).catch(() => {})
    await look
  }
  await bindings.TournamentRoom.getByName('torn').pollNow()
  const { match } = await site.match(plan.id)
  expect(await rowOf("select white_points as w, black_points as b from matches where tournament_id = 'torn'")).toEqual({
    w: 2 * match.score[0],
    b: 2 * match.score[1],
  })
  const games = await rowsOf<{ link: string }>("select link from games where tournament_id = 'torn'")
  expect(new Set(games.map(({ link }) => link)).size).toBe(4)
  const viewer = await aViewer(room, '?since=1')
  const { version } = await stored('torn')
  await until(() => viewer.told().some((event) => 'v' in event && event.v === version), 'the newest version')
})

test('after all rooms were restarted, viewers who reconnect catch up from D1', async () => {
  const { plan, room } = await aLiveRoom('abort')
  await room.pollNow()
  const before = await stored('abort')
  await endRooms()
  site = await aChessSite()
  await site.plan(plan)
  await site.finishGame(plan.id, { board: 1, game: 1, result: '1-0' })
  await bindings.TournamentRoom.getByName('abort').pollNow()
  const viewer = await aViewer(bindings.TournamentRoom.getByName('abort'), `?since=${before.version}`)
  await until(() => viewer.told().some(({ type }) => type === 'match' || type === 'stale'), 'what was missed')
})
