import { afterEach, expect, test, vi } from 'vitest'
import { openRoomSocket } from '#web/live/room-socket.ts'

/** Sockets that were opened, newest last; each can be answered or dropped by hand. */
const sockets: FakeSocket[] = []

class FakeSocket extends EventTarget {
  readonly CONNECTING = 0
  readyState = 0
  binaryType = 'blob'
  said: string[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    sockets.push(this)
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  hear(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  drop() {
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close'))
  }
  send(text: string) {
    this.said.push(text)
  }
  close() {
    // What browsers complain of, and a reader's network may need longer than any of our clocks.
    if (this.readyState === 0) throw new Error('WebSocket is closed before the connection is established.')
    this.readyState = 3
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sockets.length = 0
})

function aLine(path = () => '/parties/tournament/cup?since=4') {
  localStorage.setItem('visitor', '0123456789abcdef')
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const heard: unknown[] = []
  return { line: openRoomSocket(path, (message) => heard.push(message)), heard }
}

const last = () => sockets.at(-1)!
const isStale = () => document.documentElement.hasAttribute('data-stale')

test('a socket is opened after the page, at the address of the room', async () => {
  const { line } = aLine()
  expect(sockets).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(2000)
  expect(last().url).toBe('ws://localhost:3000/parties/tournament/cup?since=4&visitor=0123456789abcdef')
  line.close()
})

test('each attempt says what is known by then', async () => {
  let version = 4
  const { line } = aLine(() => `/parties/tournament/cup?since=${version}`)
  await vi.advanceTimersByTimeAsync(2000)
  last().open()
  version = 9
  last().drop()
  await vi.advanceTimersByTimeAsync(2000)
  expect(last().url).toMatch(/since=9&/)
  line.close()
})

/** Every socket that is opened within so many seconds is dropped at once. */
async function dropAll(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    if (last().readyState !== 3) last().drop()
    await vi.advanceTimersByTimeAsync(1000)
  }
}

test('after five attempts it looks once a minute, and goes on when the reader comes back', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  await dropAll(100)
  expect(sockets).toHaveLength(6)
  await dropAll(60)
  expect(sockets).toHaveLength(7)
  await dropAll(60)
  expect(sockets).toHaveLength(8)
  dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(9)
  line.close()
})

test('a page on a wall that came back by a look of its own has five attempts again', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  await dropAll(130)
  expect(sockets).toHaveLength(7)
  await vi.advanceTimersByTimeAsync(60_000)
  last().open()
  await vi.advanceTimersByTimeAsync(5000)
  const before = sockets.length
  await dropAll(80)
  expect(sockets).toHaveLength(before + 5)
  line.close()
})

test('a page that nobody sees rests, and looks once it is seen', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  await dropAll(100)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await dropAll(300)
  expect(sockets).toHaveLength(6)
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(7)
  line.close()
})

test('a line that was cut without a word is noticed, and opened anew', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  const dead = last()
  dead.open()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(dead.said).toEqual(['ping'])
  dead.hear('pong')
  await vi.advanceTimersByTimeAsync(25_000)
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(isStale()).toBe(true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sockets).toHaveLength(2)
  last().open()
  expect(isStale()).toBe(false)
  line.close()
})

test('the page counts as out of date after five seconds without a socket, until it has one', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  last().open()
  last().drop()
  await vi.advanceTimersByTimeAsync(4999)
  expect(isStale()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isStale()).toBe(true)
  // The first attempt was given up by now; the next follows.
  await vi.advanceTimersByTimeAsync(3000)
  last().open()
  expect(isStale()).toBe(false)
  dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(isStale()).toBe(true)
  line.close()
  expect(isStale()).toBe(false)
})

test('the first attempt follows after one second, the next ones later and later', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  last().drop()
  await vi.advanceTimersByTimeAsync(999)
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sockets).toHaveLength(2)
  last().drop()
  await vi.advanceTimersByTimeAsync(2499)
  expect(sockets).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(sockets).toHaveLength(3)
  line.close()
})

test('when the network comes back a socket is opened anew, though the old one looks open', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  last().open()
  dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(1)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 0])
  line.close()
})

test('messages are heard parsed, and nonsense is not heard', async () => {
  const { line, heard } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  last().open()
  last().hear('{"type":"online","count":3}')
  last().hear('{"type":')
  expect(heard).toEqual([{ type: 'online', count: 3 }])
  line.close()
})

test('what nobody hears is not kept for later', async () => {
  const { line } = aLine()
  expect(line.send({ type: 'request_online' })).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(line.send({ type: 'request_online' })).toBe(false)
  last().open()
  expect(last().said).toEqual([])
  expect(line.send({ type: 'request_online' })).toBe(true)
  expect(last().said).toEqual(['{"type":"request_online"}'])
  line.close()
})

test('an attempt on a slow network is let be, when the reader comes back to the page too', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  await vi.advanceTimersByTimeAsync(20_000)
  dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(sockets.map(({ readyState }) => readyState)).toEqual([0])
  last().open()
  expect(line.send({ type: 'leave' })).toBe(true)
  line.close()
})

test('a socket that is wanted no more before it is open is closed once it is', async () => {
  const { line, heard } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  line.close()
  expect(last().readyState).toBe(0)
  last().open()
  last().hear('{"type":"online","count":3}')
  expect([last().readyState, heard]).toEqual([3, []])
})

test('a closed line stays closed', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  line.close()
  dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(200_000)
  expect(sockets).toHaveLength(1)
})
