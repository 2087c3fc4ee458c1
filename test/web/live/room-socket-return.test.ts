import { afterEach, expect, test, vi } from 'vitest'
import { aLine, forgetSockets, last, sockets } from '#test/support/fake-socket.ts'

afterEach(forgetSockets)

/** Drops every socket that is opened within this many seconds. */
async function dropAll(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    if (last().readyState !== 3) last().drop()
    await vi.advanceTimersByTimeAsync(1000)
  }
}

test('after five attempts there is one a minute, and one when the reader comes back', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  await dropAll(30)
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

test('after a reconnection without a reader there are five quick attempts again', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  await dropAll(30)
  expect(sockets).toHaveLength(6)
  await vi.advanceTimersByTimeAsync(60_000)
  last().open()
  await vi.advanceTimersByTimeAsync(5000)
  const before = sockets.length
  await dropAll(40)
  expect(sockets).toHaveLength(before + 5)
  line.close()
})

test('a hidden page does not reconnect until it becomes visible', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  await dropAll(30)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await dropAll(300)
  expect(sockets).toHaveLength(6)
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(7)
  line.close()
})

test('the first reconnection follows within two seconds, the next ones later and later', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  for (const [no, delay] of [1500, 1750, 2125].entries()) {
    last().drop()
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(sockets).toHaveLength(no + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets).toHaveLength(no + 2)
  }
  line.close()
})

test('each client of a crowd reconnects at its own time', async () => {
  const { line } = aLine()
  await vi.advanceTimersByTimeAsync(2000)
  last().open()
  last().hear('[{"type":"online","count":5000},{"type":"round","v":5}]')
  last().drop()
  await vi.advanceTimersByTimeAsync(10_999)
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sockets).toHaveLength(2)
  line.close()
})
