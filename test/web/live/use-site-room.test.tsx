import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Route } from '#core/addresses/paths.ts'
import { withCache } from '#test/support/screen.tsx'
import * as client from '#web/api/client.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { notificationQueries } from '#web/api/notifications.ts'
import * as session from '#web/api/session.ts'
import * as lines from '#web/live/room-socket.ts'
import { openSiteLine, pollOnline } from '#web/live/site-line.ts'
import { useSiteRoom } from '#web/live/use-site-room.ts'

vi.mock('#web/live/room-socket.ts', () => ({ openRoomSocket: vi.fn() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

/** A signed-in user with an open socket; the test plays the room. */
function aSiteLine() {
  const said: unknown[] = []
  const close = vi.fn()
  const open = vi
    .mocked(lines.openRoomSocket)
    .mockReset()
    .mockImplementation((_path, _hear, opened) => {
      setTimeout(() => opened?.())
      return { send: (message) => said.push(message) > 0, close }
    })
  const cache = newQueryClient()
  const end = openSiteLine(cache)
  return { cache, said, close, end, hear: (message: unknown) => open.mock.calls.at(-1)![1](message) }
}

test('the room’s count is the number of users online, and is not requested', async () => {
  const { hear, cache, said } = aSiteLine()
  hear({ type: 'connected_count', count: 7 })
  expect(cache.getQueryData(['online'])).toBe(7)
  await pass(5000)
  expect(said).toEqual([])
})

test('notifications from the room are not overwritten by an earlier fetch', async () => {
  vi.spyOn(session, 'hasSession').mockReturnValue(true)
  const { hear, cache } = aSiteLine()
  const { queryKey } = notificationQueries.all()
  let answer: (notes: object[]) => void = () => undefined
  const asked = cache.fetchQuery({ queryKey, queryFn: () => new Promise<object[]>((resolve) => (answer = resolve)) })
  asked.catch(() => undefined)
  hear({ type: 'notifs', notifications: [{ id: 1, seen: true }] })
  answer([{ id: 1, seen: false }])
  await pass(0)
  expect(cache.getQueryData(queryKey)).toEqual([{ id: 1, seen: true }])
})

test('a count still missing after a second is requested once', async () => {
  const { said, end, close } = aSiteLine()
  await pass(999)
  expect(said).toEqual([])
  await pass(1)
  expect(said).toEqual([{ type: 'request_online' }])
  await pass(20_000)
  expect(said).toHaveLength(1)
  end()
  expect(close).toHaveBeenCalledTimes(1)
})

test('the online count is polled twice a minute, and retried once after a second if it is missing', async () => {
  const counts = [0, 0, 5, 6]
  const get = vi.spyOn(client, 'get').mockImplementation(async () => ({ count: counts.shift() }) as never)
  const cache = newQueryClient()
  const end = pollOnline(cache)
  await pass(999)
  expect(get).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(get).toHaveBeenCalledTimes(2)
  await pass(29_999)
  expect(get).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(cache.getQueryData(['online'])).toBe(5)
  await pass(30_000)
  expect(cache.getQueryData(['online'])).toBe(6)
  end()
  await pass(90_000)
  expect(get).toHaveBeenCalledTimes(4)
})

test('a hidden page does not poll', async () => {
  const get = vi.spyOn(client, 'get').mockResolvedValue({ count: 5 } as never)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const end = pollOnline(newQueryClient())
  await pass(90_000)
  expect(get).not.toHaveBeenCalled()
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(get).toHaveBeenCalledTimes(1)
  end()
})

function Visitor({ where }: { where: Route }) {
  useSiteRoom(where)
  return null
}

const CUP: Route = { page: 'tournament', id: 'cup', section: 'standings' }

test('a visitor has no socket to the site; the tournament being read is reported after one minute, two, four and so on', async () => {
  vi.mocked(lines.openRoomSocket).mockReset()
  vi.spyOn(session, 'useMe').mockReturnValue(null as never)
  vi.spyOn(client, 'get').mockResolvedValue({ count: 5 } as never)
  const post = vi.spyOn(client, 'post').mockResolvedValue({ message: '' } as never)
  const cache = newQueryClient()
  const page = render(withCache(cache, <Visitor where={CUP} />))
  const told = () => post.mock.calls.map(([path, input]) => [path, (input as { body: object }).body])
  await pass(60_100)
  await pass(60_000 * 9)
  expect(told()).toEqual(
    [1, 2, 4, 8].map((minutes) => ['/publicPage', { tournament: 'cup', section: 'standings', minutes, mobile: false }]),
  )
  page.rerender(withCache(cache, <Visitor where={{ page: 'home' }} />))
  await pass(600_000)
  expect(post).toHaveBeenCalledTimes(4)
  expect(lines.openRoomSocket).not.toHaveBeenCalled()
  page.unmount()
})
