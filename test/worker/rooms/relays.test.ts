import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { LiveEvent } from '#core/match/live.ts'
import { IDENTITY_HEADERS } from '#party/sockets.ts'
import { expectErrors } from '#test/support/expect-errors.ts'
import { isAudit } from '#test/support/audit.ts'
import { aUser, bindings } from '#test/support/worker.ts'
import { result, setVersion } from '#test/support/tournament-room.ts'
import { aViewer, until } from '#test/support/viewer.ts'

/** A tournament's room and relays, different ones for each test. */
async function aRelayedRoom(id: string) {
  const insert = 'insert into tournaments (id, version, name, created_at, updated_at) values (?, 1, ?, 0, 0)'
  await bindings.DB.prepare(insert).bind(id, id).run()
  return {
    room: bindings.TournamentRoom.getByName(id),
    relay: (no: number) => bindings.TournamentRelay.getByName(`${id}/${no}`),
  }
}

/**
 * A viewer who reconnects whenever the socket closes: its version, missed versions, and the number of snapshots it had
 * to fetch.
 */
function aFollower(place: Pick<Fetcher, 'fetch'>) {
  const known = { version: 1, gaps: 0, snapshots: 0, isConnected: false, isOver: false }
  let leave = () => {}
  const watch = async (): Promise<void> => {
    const viewer = await aViewer(place, `?since=${known.version}&list`)
    viewer.socket.addEventListener('message', ({ data }) => take(String(data)))
    for (const frame of viewer.frames) take(frame)
    leave = () => viewer.socket.close(1000)
    await new Promise<void>((resolve) => {
      viewer.socket.addEventListener('close', () => resolve())
      if (known.isOver || viewer.closed() !== undefined) resolve()
    })
    leave()
  }
  const take = (frame: string) => {
    known.isConnected = true
    for (const event of [JSON.parse(frame)].flat() as LiveEvent[]) {
      if (event.type === 'online' || event.v <= known.version) continue
      if (event.type === 'stale') known.snapshots += 1
      else if (event.v > known.version + 1) known.gaps += 1
      known.version = event.v
    }
  }
  const done = (async () => {
    while (!known.isOver) await watch().catch(() => scheduler.wait(50))
  })()
  return Object.assign(known, {
    leave() {
      known.isOver = true
      leave()
      return done
    },
  })
}

test('viewers at a relay get the same events as at the room, and the total number of viewers', async () => {
  const { room, relay } = await aRelayedRoom('relayed')
  const viewers = [
    await aViewer(room),
    await aViewer(relay(0)),
    await aViewer(relay(0)),
    await aViewer(relay(1), '?since=1'),
  ]
  await room.publish(result(2))
  await until(() => viewers.every(({ frames }) => frames.includes(JSON.stringify(result(2)))), 'an event each')
  const late = await aViewer(relay(1), '?since=1')
  await until(() => late.frames.includes(JSON.stringify(result(2))), 'what was missed')
  await until(() => viewers[0]!.frames.at(-1) === '{"type":"online","count":5}', 'a count')
  for (const viewer of viewers.slice(1)) viewer.socket.close(1000)
  late.socket.close(1000)
  await until(() => viewers[0]!.frames.at(-1) === '{"type":"online","count":1}', 'another count')
})

// Half a minute, so it runs in the audit alone.
test.runIf(isAudit)(
  'through restarts and hibernation, all viewers get every version in order, and none has to fetch the tournament',
  async () => {
    expectErrors()
    const { room, relay } = await aRelayedRoom('faulty')
    const places = [room, relay(0), relay(1), relay(2)]
    // The room must know the current version before the first change: no log has earlier ones.
    expect(await room.version()).toBe(1)
    const followers = places.flatMap((place) => Array.from({ length: 12 }, () => aFollower(place)))
    await until(() => followers.every(({ isConnected }) => isConnected), 'everyone is connected')
    const end = (...which: number[]) =>
      Promise.all(which.map((at) => evictDurableObject(places[at]!, { webSockets: 'close' })))
    const last = 120
    const faults: Record<number, () => Promise<unknown>> = {
      20: () => end(1),
      36: () => end(0),
      50: () => end(2, 3),
      64: () => end(0, 1),
      80: () => end(0, 1, 2, 3),
      96: () => Promise.all(places.map((place) => evictDurableObject(place, { webSockets: 'hibernate' }))),
    }
    // `publish` gives up after three attempts, but on a busy machine one restart may take longer.
    const publishSurely = async (v: number): Promise<void> =>
      bindings.TournamentRoom.getByName('faulty')
        .publish(result(v))
        .catch(() => scheduler.wait(20).then(() => publishSurely(v)))
    const words: Promise<void>[] = []
    for (let v = 2; v <= last; v += 1) {
      await setVersion('faulty', v)
      // Two writers, one of them slower.
      words.push(scheduler.wait(v % 2 ? 25 : 0).then(() => publishSurely(v)))
      await faults[v]?.()
      await scheduler.wait(15)
    }
    await Promise.all(words)
    await until(() => followers.every(({ version }) => version === last), 'the last version for all')
    await Promise.all(followers.map((follower) => follower.leave()))
    const sum = (key: 'gaps' | 'snapshots') => followers.reduce((all, follower) => all + follower[key], 0)
    expect({ gaps: sum('gaps'), snapshots: sum('snapshots') }).toEqual({ gaps: 0, snapshots: 0 })
  },
)

test('when an event turns private, anonymous viewers are disconnected before they get the change, at relays too', async () => {
  const { room, relay } = await aRelayedRoom('relayedprivate')
  const strangers = [await aViewer(room), await aViewer(relay(0), '?since=1'), await aViewer(relay(1), '?since=1')]
  const { handle } = await aUser('relayed-admin', 2)
  const director = await aViewer(room, '', {
    [IDENTITY_HEADERS.user]: 'relayed-admin',
    [IDENTITY_HEADERS.session]: handle,
  })
  await bindings.DB.prepare("update tournaments set public = 0, version = 2 where id = 'relayedprivate'").run()
  await room.publish([{ type: 'round', v: 2 }])
  await until(() => strangers.every((stranger) => stranger.closed() === 4001), 'all strangers are sent away')
  await until(() => director.told().some(({ type }) => type === 'round'), 'its people are told')
  await room.publish(result(3))
  const late = [await aViewer(room, '?since=1'), await aViewer(relay(0), '?since=1')]
  await until(() => late.every((stranger) => stranger.closed() === 4001), 'nobody comes in any more')
  for (const stranger of [...strangers, ...late])
    expect(stranger.told().filter(({ type }) => type !== 'online')).toEqual([])

  await bindings.DB.prepare("update tournaments set public = 1, version = 4 where id = 'relayedprivate'").run()
  await room.publish([{ type: 'round', v: 4 }])
  const back = await aViewer(relay(0), '?since=3')
  await until(() => back.told().some(({ type }) => type === 'round'), 'everybody may watch again')
})
