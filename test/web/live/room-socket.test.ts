import { afterEach, expect, test, vi } from 'vitest'
import { aLine, forgetSockets, last, sockets } from '#test/support/fake-socket.ts'

afterEach(forgetSockets)

const isStale = () => document.documentElement.hasAttribute('data-stale')

test('a socket is opened after the page, at the address of the room', async () => {
  const { line } = aLine()
  expect(sockets).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(2000)
  expect(last().url).toBe('ws://localhost:3000/parties/tournament/cup?since=4&list=&visitor=0123456789abcdef')
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

test('messages that come together are heard one by one', async () => {
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
