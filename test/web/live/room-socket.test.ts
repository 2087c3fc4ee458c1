import { afterEach, expect, test, vi } from 'vitest'
import { CLOSE_FULL } from '#core/match/live.ts'
import { aLine, forgetSockets, last, sockets } from '#test/support/fake-socket.ts'

afterEach(forgetSockets)

const isStale = () => document.documentElement.hasAttribute('data-stale')

test('the socket opens after the page, at the room’s address', async () => {
  const { line } = aLine()
  expect(sockets).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(2000)
  expect(last().url).toBe('ws://localhost:3000/parties/tournament/cup?since=4&list=&visitor=0123456789abcdef')
  line.close()
})

test('each attempt uses the current address', async () => {
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

test('a connection that was cut silently is noticed and reopened', async () => {
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
  // The first attempt has been given up; the next one follows.
  await vi.advanceTimersByTimeAsync(3000)
  last().open()
  expect(isStale()).toBe(false)
  dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(isStale()).toBe(true)
  line.close()
  expect(isStale()).toBe(false)
})

test('when the network comes back the socket is reopened, even if the old one looks open', async () => {
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

test('messages in one frame are delivered one by one', async () => {
  const { line, heard } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  last().open()
  last().hear('[{"type":"round","v":5},{"type":"round","v":6}]')
  expect(heard).toEqual([
    { type: 'round', v: 5 },
    { type: 'round', v: 6 },
  ])
  line.close()
})

test('messages are parsed, and invalid ones ignored', async () => {
  const { line, heard } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  last().open()
  last().hear('{"type":"online","count":3}')
  last().hear('{"type":')
  expect(heard).toEqual([{ type: 'online', count: 3 }])
  line.close()
})

test('messages sent while disconnected are not queued', async () => {
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

test('an attempt on a slow network is not restarted, even when the reader comes back to the page', async () => {
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

test('a socket closed while connecting closes once it is open', async () => {
  const { line, heard } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  line.close()
  expect(last().readyState).toBe(0)
  last().open()
  last().hear('{"type":"online","count":3}')
  expect([last().readyState, heard]).toEqual([3, []])
})

test('a closed socket does not reconnect', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  line.close()
  dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(200_000)
  expect(sockets).toHaveLength(1)
})

test('a page whose network has too many sockets asks for news every 15 seconds, and is not out of date', async () => {
  const ask = vi.fn(() => Promise.resolve())
  const { line } = aLine(undefined, ask)
  await vi.advanceTimersByTimeAsync(2000)
  last().open()
  last().drop(CLOSE_FULL)
  await vi.advanceTimersByTimeAsync(14_999)
  expect([ask.mock.calls.length, isStale()]).toEqual([0, false])
  await vi.advanceTimersByTimeAsync(15_001)
  expect([ask.mock.calls.length, isStale()]).toEqual([2, false])
  // The socket is tried again after about a minute, and asking ends once the room sends something.
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(31_000)
  expect(sockets).toHaveLength(2)
  last().open()
  last().drop(CLOSE_FULL)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(sockets).toHaveLength(3)
  last().open()
  last().hear('{"type":"online","count":3}')
  const asked = ask.mock.calls.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(asked)
  line.close()
})

test('if asking fails the page counts as out of date until it succeeds', async () => {
  let isDown = true
  const { line } = aLine(undefined, () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()))
  await vi.advanceTimersByTimeAsync(2000)
  last().open()
  last().drop(CLOSE_FULL)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(isStale()).toBe(true)
  isDown = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect(isStale()).toBe(false)
  line.close()
})

test('a closed line asks no more', async () => {
  const ask = vi.fn(() => Promise.resolve())
  const { line } = aLine(undefined, ask)
  await vi.advanceTimersByTimeAsync(2000)
  last().open()
  last().drop(CLOSE_FULL)
  line.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).not.toHaveBeenCalled()
})
