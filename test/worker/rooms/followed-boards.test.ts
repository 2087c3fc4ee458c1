import { beforeAll, expect, test, vi } from 'vitest'
import type { MovesEvent } from '#core/match/live.ts'
import { applyDelta } from '#core/game/pgn-delta.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { aChessSite } from '../../support/chess-site.ts'
import { aViewer, until } from '../../support/viewer.ts'
import { aPlanFor, aWatchedTournament } from '../../support/watched-tournament.ts'
import { wholeRoom } from '../../support/tournament-room.ts'
import { bindings, postJson, fetchJson } from '../../support/worker.ts'
import type { RunningAnswer } from '#worker/rooms/followed-boards.ts'

let site: ChessSiteClient
let lastId = 7000
beforeAll(async () => {
  site = await aChessSite()
})

/** A match with fast games, and its room. */
async function aLiveRoom(id: string) {
  const plan = aPlanFor((lastId += 1), 0, { startTime: Date.now() - 20_000, speed: 12 })
  await site.plan(plan)
  await aWatchedTournament(id, [plan])
  return { plan, room: wholeRoom(id) }
}

const boardsAsked = async (id: number) =>
  (await site.log()).filter(({ path }) => new RegExp(`/${id}/\\d+$`).test(path)).map(({ path }) => path)
const moves = (viewer: { told: () => { type: string }[] }) =>
  viewer.told().filter(({ type }) => type === 'moves') as MovesEvent[]
const running = (id: string) => fetchJson<RunningAnswer>(`/api/result/${id}-1-1/running`)

test('a viewer who follows a board gets its moves in small frames; other viewers get none', async () => {
  const { room } = await aLiveRoom('moving')
  const relay = bindings.TournamentRelay.getByName('moving/0')
  const [viewer, other, passer] = await Promise.all([aViewer(room), aViewer(room), aViewer(room)])
  const [relayed, passerAtRelay] = await Promise.all([aViewer(relay), aViewer(relay)])
  viewer.say({ type: 'follow', r: 1, n: 1, b: 1 })
  other.say({ type: 'follow', r: 1, n: 1, b: 2 })
  relayed.say({ type: 'follow', r: 1, n: 1, b: 1 })
  await until(() => moves(viewer).length > 0, 'the first word')
  const game = (await running('moving')).games.find(({ board }) => board === 1)
  expect(game).toMatchObject({ board: 1, white: { result: null, team: 'Harbour Knights' } })
  const known = moves(viewer).length
  await until(() => moves(viewer).some(({ g, at }) => g === game!.game && at !== undefined), 'moves')

  let pgn: string | undefined
  for (const { at, m } of moves(viewer).slice(known))
    if (m) pgn = applyDelta(pgn ?? game!.pgn, { at: at!, text: m }) ?? pgn
  // The answer may be a second old.
  const told = (pgn ?? game!.pgn).replace(/ \*$/, '')
  const now = async () => (await running('moving')).games.find(({ board }) => board === 1)!.pgn
  await until(async () => (await now()).startsWith(told), 'an answer with what was told')
  expect(viewer.frames.every((frame) => frame.length <= 120)).toBe(true)
  expect(moves(other).every(({ g }) => g === undefined || g > 2)).toBe(true)
  expect([...moves(passer), ...moves(passerAtRelay)]).toEqual([])
  await until(() => moves(relayed).some(({ g, at }) => g === game!.game && at !== undefined), 'moves at a relay')
})

test('a viewer who follows a round gets the moves of all its boards over one socket, and the running games in one answer', async () => {
  const { plan, room } = await aLiveRoom('wholeround')
  const viewer = await aViewer(room)
  viewer.say({ type: 'follow', r: 1 })
  const boards = async () => new Set((await boardsAsked(plan.id)).map((path) => path.split('/').at(-1)))
  await until(async () => (await boards()).size === plan.teams[0].players.length, 'a look at every board')
  const told = () => new Set(moves(viewer).flatMap(({ g, at }) => (g !== undefined && at !== undefined ? [g] : [])))
  await until(() => told().size > 1, 'moves of several games')
  expect(viewer.frames.every((frame) => frame.length <= 120)).toBe(true)
  const before = Date.now()
  const [match] = await fetchJson<(RunningAnswer & { id: string })[]>(
    '/api/tournament/wholeround/getRunningGames?round=1',
  )
  expect(match).toMatchObject({ id: 'wholeround-1-1' })
  const moved = match!.games.filter(({ game }) => told().has(game))
  expect(moved.length).toBeGreaterThan(1)
  for (const { movedAt } of moved) expect(movedAt).toBeGreaterThan(before - 60_000)
  expect(await fetchJson('/api/tournament/wholeround/getRunningGames?round=2')).toEqual([])
  viewer.say({ type: 'leave' })
})

test.each([
  ['looks away', 'asked-away'],
  ['is gone', 'asked-gone'],
] as const)('boards are asked about only until whoever looks at them %s', async (what, id) => {
  const { plan, room } = await aLiveRoom(id)
  const viewer = await aViewer(room)
  await room.pollNow()
  await site.clearLog()
  await room.onAlarm()
  expect(await boardsAsked(plan.id)).toEqual([])
  viewer.say({ type: 'follow', r: 1, n: 1, b: 3 })
  await until(async () => (await boardsAsked(plan.id)).length > 0, 'a look at the board')
  expect(new Set(await boardsAsked(plan.id))).toEqual(new Set([`/pub/match/live/${plan.id}/3`]))
  if (what === 'is gone') viewer.socket.close(1000)
  else viewer.say({ type: 'leave' })
  const askedByAlarm = async () => {
    await site.clearLog()
    await room.onAlarm()
    return boardsAsked(plan.id)
  }
  await until(async () => (await askedByAlarm()).length === 0, 'silence')
  expect(await askedByAlarm()).toEqual([])
})

test.each(['{"type":"follow"}', '{"type":"follow","r":1,"n":1,"b":0}', '{"type":"follow","r":"1","n":1,"b":1}', 'x'])(
  'a room lets what it does not understand pass: %s',
  async (message) => {
    const { room } = await aLiveRoom(`odd${message.length}`)
    const viewer = await aViewer(room)
    viewer.say(message)
    await room.onAlarm()
    expect(viewer.closed()).toBeUndefined()
  },
)

test('a board that the match does not have is not polled', async () => {
  const { plan, room } = await aLiveRoom('beyond')
  const viewer = await aViewer(room)
  viewer.say({ type: 'follow', r: 1, n: 1, b: 99 })
  await room.pollNow()
  await site.clearLog()
  await room.onAlarm()
  expect(await boardsAsked(plan.id)).toEqual([])
})

test('a visitor’s request polls the match; another one within three seconds does not', async () => {
  // With this random number the room itself does not poll.
  const luckless = vi.spyOn(Math, 'random').mockReturnValue(0.99)
  const { plan } = await aLiveRoom('sync')
  const sync = () => postJson('/api/result/sync-1-1/sync', {})
  const began = Date.now()
  const first = await sync()
  expect(first.status).toBe(200)
  const { polledAt } = JSON.parse(first.text) as { polledAt: number }
  expect(polledAt).toBeGreaterThanOrEqual(began)
  await site.clearLog()
  await Promise.all([sync(), sync(), sync()])
  const spans = Math.floor((Date.now() - polledAt) / 3000)
  const asked = (await site.log()).filter(({ path }) => path.endsWith(`/${plan.id}`))
  expect(asked.length).toBeLessThanOrEqual(spans)
  luckless.mockRestore()
})

test.each([
  ['/api/result/sync-1-9/sync', 404, 'Match not found.'],
  ['/api/result/nobody-1-1/sync', 404, 'Match not found.'],
])('%s is refused', async (path, status, text) => {
  expect(await postJson(path, {})).toMatchObject({ status, text })
})
