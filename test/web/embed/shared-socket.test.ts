import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLOSE_FULL, type LiveEvent } from '#core/match/live.ts'
import { joinSharedSocket } from '#web/embed/shared-socket.ts'

class Line extends EventTarget {
  static opened: Line[] = []
  static readonly OPEN = 1
  readyState = 1
  readonly url: URL
  constructor(url: URL) {
    super()
    this.url = url
    Line.opened.push(this)
  }
  close(): void {
    this.readyState = 3
  }
  refuse(): void {
    this.close()
    this.dispatchEvent(new CloseEvent('close', { code: CLOSE_FULL }))
  }
  hear(event: LiveEvent): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }
}

const channels = new Set<Channel>()
class Channel extends EventTarget {
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    channels.add(this)
  }
  postMessage(data: unknown): void {
    // A closed channel neither sends nor receives.
    if (!channels.has(this)) return
    for (const other of channels) {
      if (other === this || other.name !== this.name) continue
      setTimeout(() => other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })), 1)
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('origin', 'http://localhost')
  Line.opened = []
  channels.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => Line.opened.filter(({ readyState }) => readyState === 1)

/** Starts an embed at a version; returns the events that it hears. */
function anEmbed(id: string, version = 1): LiveEvent[] {
  const heard: LiveEvent[] = []
  joinSharedSocket(
    id,
    () => version,
    (event) => heard.push(event),
  )
  return heard
}

test('many embeds of a tournament share one socket, and all hear its events', async () => {
  const heard = Array.from({ length: 10 }, () => anEmbed('cup'))
  const other = anEmbed('other')
  await vi.advanceTimersByTimeAsync(1000)
  expect(open().map(({ url }) => url.pathname)).toEqual(
    expect.arrayContaining(['/parties/tournament/cup', '/parties/tournament/other']),
  )
  expect(open()).toHaveLength(2)
  const event: LiveEvent = { type: 'round', v: 2 }
  open()
    .find(({ url }) => url.pathname.endsWith('/cup'))!
    .hear(event)
  await vi.advanceTimersByTimeAsync(10)
  expect(heard).toEqual(Array.from({ length: 10 }, () => [event]))
  expect(other).toEqual([])
})

test('an embed that joins with an old version learns that it is behind', async () => {
  anEmbed('cup', 7)
  await vi.advanceTimersByTimeAsync(1000)
  const [late, current] = [anEmbed('cup', 5), anEmbed('cup', 7)]
  await vi.advanceTimersByTimeAsync(1000)
  expect(late[0]).toEqual({ type: 'stale', v: 7 })
  expect(current).toEqual([])
  expect(open()).toHaveLength(1)
})

test('when the leader disappears without a message, another embed takes over from its version', async () => {
  anEmbed('cup', 3)
  await vi.advanceTimersByTimeAsync(1000)
  anEmbed('cup', 4)
  await vi.advanceTimersByTimeAsync(1000)
  const [first] = open()
  first!.close()
  channels.delete([...channels][0]!)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open().map(({ url }) => url.search)).toEqual(['?since=4&list='])
})

test('isolated frames each have a socket of their own', async () => {
  vi.stubGlobal('origin', 'null')
  anEmbed('cup')
  anEmbed('cup')
  await vi.advanceTimersByTimeAsync(1000)
  expect(open()).toHaveLength(2)
})

test('if the network has too many sockets, one embed asks every 15 seconds and all hear of a new version', async () => {
  let version = 7
  const fetch = vi.fn<(path: string) => Promise<Response>>(async () => Response.json({ version }))
  vi.stubGlobal('fetch', fetch)
  const heard = [anEmbed('cup', 7), anEmbed('cup', 7)]
  await vi.advanceTimersByTimeAsync(1000)
  open()[0]!.refuse()
  await vi.advanceTimersByTimeAsync(15_100)
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/tournament/cup/snapshot'])
  expect(heard).toEqual([[], []])
  version = 8
  await vi.advanceTimersByTimeAsync(15_000)
  expect(heard).toEqual([[{ type: 'stale', v: 8 }], [{ type: 'stale', v: 8 }]])
})
