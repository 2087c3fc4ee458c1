import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Viewers } from '#party/viewers.ts'
import { connectionTags } from '#party/sockets.ts'
import { aConnection, entries, someSockets } from '#test/support/room-parts.ts'

const SECOND = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A room’s viewers; those who reconnect have missed the frames `missed`, known once `prepare` is over. */
function someViewers({ missed = [] as string[], prepare = async () => {}, elsewhere = 0 } = {}) {
  const sockets = someSockets()
  const counts: number[] = []
  const viewers = new Viewers(sockets, {
    elsewhere: () => elsewhere,
    onCount: (own) => void counts.push(own),
    prepare,
    missed: () => missed,
    intervals: { count: SECOND },
  })
  const arrive = (query = '') => {
    const request = new Request(`https://room/${query}`)
    const connection = aConnection(...connectionTags({ id: crypto.randomUUID() }, request))
    sockets.accepted.push(connection)
    return { connection, greeted: viewers.greet(connection, request) }
  }
  const enter = async (query?: string) => {
    const { connection, greeted } = arrive(query)
    await greeted
    return connection
  }
  const leave = (connection: ReturnType<typeof aConnection>) => {
    connection.close()
    viewers.leave(connection)
  }
  return { viewers, arrive, enter, leave, counts, sockets }
}

const texts = entries(2, 3).map(({ text }) => text)
const isCount = (frame: string) => frame.startsWith('{"type":"online"')
const countsOf = ({ frames }: { frames: string[] }) =>
  frames.filter(isCount).map((frame) => (JSON.parse(frame) as { count: number }).count)
const newsOf = ({ frames }: { frames: string[] }) => frames.filter((frame) => !isCount(frame))

test('a client that reads lists gets several events in one frame, any other gets them one by one', async () => {
  const { viewers, enter } = someViewers()
  const [reader, plain] = [await enter('?list'), await enter()]
  viewers.broadcast(texts)
  viewers.broadcast(texts.slice(0, 1))
  expect(newsOf(reader)).toEqual([`[${texts.join()}]`, texts[0]])
  expect(newsOf(plain)).toEqual([...texts, texts[0]])
})

test('a viewer who reconnects gets the missed events; a new one gets no old events', async () => {
  const { enter } = someViewers({ missed: texts })
  expect(newsOf(await enter('?since=1&list'))).toEqual([`[${texts.join()}]`])
  expect(newsOf(await enter('?since=1'))).toEqual(texts)
  expect(newsOf(await enter())).toEqual([])
})

test('events broadcast while a viewer is greeted come after those the viewer missed', async () => {
  const missed = entries(2, 3).map(({ text }) => text)
  const looked = Promise.withResolvers<void>()
  const { viewers, arrive, enter } = someViewers({ missed, prepare: () => looked.promise })
  const { connection, greeted } = arrive('?since=1')
  const [late] = entries(4).map(({ text }) => text)
  viewers.broadcast([late!])
  missed.push(late!)
  looked.resolve()
  await greeted
  expect(newsOf(connection)).toEqual(entries(2, 3, 4).map(({ text }) => text))
  viewers.broadcast(entries(5).map(({ text }) => text))
  expect(newsOf(connection)).toHaveLength(4)
  expect(newsOf(await enter())).toEqual([])
})

test('a viewer whose missed events cannot be read is disconnected without the reason', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { enter } = someViewers({ prepare: () => Promise.reject(new Error('secret')) })
  const viewer = await enter('?since=1')
  expect(viewer.closed).toBe(1011)
  expect(viewer.frames.join('')).not.toContain('secret')
})

test('a connection that breaks during a broadcast does not stop the others’', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { viewers, enter } = someViewers()
  const [broken, other] = [await enter(), await enter()]
  broken.send = () => {
    throw new Error('gone')
  }
  viewers.broadcast(texts)
  expect(newsOf(other)).toEqual(texts)
})

test('the number of viewers is broadcast at most once a second, and the last number is right', async () => {
  const { enter, leave } = someViewers()
  const first = await enter()
  const others = await Promise.all(Array.from({ length: 60 }, () => enter()))
  for (const one of others.slice(0, 20)) leave(one)
  expect(countsOf(first)).toEqual([1])
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(countsOf(first)).toEqual([1, 41])
})

test('the tabs of a browser are one viewer', async () => {
  const { viewers, enter, leave, counts } = someViewers()
  const tabs = [await enter('?visitor=a-browser-of-ann'), await enter('?visitor=a-browser-of-ann')]
  await enter()
  expect(viewers.count.own).toBe(2)
  leave(tabs[0]!)
  expect(viewers.count.own).toBe(2)
  leave(tabs[1]!)
  expect(viewers.count.own).toBe(1)
  expect(counts).toEqual([1, 2, 1])
})

test('viewers elsewhere are counted too', async () => {
  const { enter } = someViewers({ elsewhere: 40 })
  expect(countsOf(await enter())).toEqual([41])
})

test('in a large room few changes are broadcast, but every new viewer gets the number', async () => {
  const { enter } = someViewers()
  const viewers = []
  for (let at = 0; at < 120; at += 1) viewers.push(await enter())
  await vi.advanceTimersByTimeAsync(SECOND)
  const before = viewers.map(({ frames }) => frames.length)
  const late = await enter()
  expect(countsOf(late)).toEqual([121])
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(viewers.map(({ frames }) => frames.length)).toEqual(before)
})

test('a room that hibernated counts the viewers it still has', async () => {
  const { sockets, enter } = someViewers()
  sockets.accepted.push(aConnection('visitor:a'), aConnection('visitor:a'), aConnection('visitor:b'))
  expect(countsOf(await enter())).toEqual([3])
})
