import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Route } from '#core/addresses/paths.ts'
import { withCache } from '#test/support/screen.tsx'
import { newQueryClient } from '#web/api/query-client.ts'
import * as lines from '#web/live/late-socket.ts'
import { useSiteRoom } from '#web/live/use-site-room.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

vi.mock('#web/live/late-socket.ts', () => ({ openLateSocket: vi.fn() }))

function Visitor({ where }: { where: Route }) {
  useSiteRoom(where)
  return null
}

const CUP: Route = { page: 'tournament', id: 'cup', section: 'standings' }

/** Somebody on the site whose socket is open; the room can be played. */
function aVisitor(where: Route = { page: 'home' }) {
  vi.useFakeTimers()
  const said: unknown[] = []
  const close = vi.fn()
  const open = vi
    .mocked(lines.openLateSocket)
    .mockReset()
    .mockImplementation((_path, _hear, opened) => {
      setTimeout(() => opened?.())
      return { send: (message) => said.push(message) > 0, close }
    })
  const cache = newQueryClient()
  const page = render(withCache(cache, <Visitor where={where} />))
  const hear = (message: unknown) => open.mock.calls.at(-1)![1](message)
  const go = (place: Route) => page.rerender(withCache(cache, <Visitor where={place} />))
  return { cache, said, hear, go, close, ...page }
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('the room’s count is how many are online', async () => {
  const { hear, cache } = aVisitor()
  hear({ type: 'connected_count', count: 7 })
  expect(cache.getQueryData(['online'])).toBe(7)
})

test('a count that is still missing after a second is asked for, once', async () => {
  const { said } = aVisitor()
  await pass(999)
  expect(said).toEqual([])
  await pass(1)
  expect(said).toEqual([{ type: 'request_online' }])
  await pass(20_000)
  expect(said).toHaveLength(1)
})

test('a count that came is not asked for', async () => {
  const { said, hear } = aVisitor()
  hear({ type: 'connected_count', count: 7 })
  await pass(5000)
  expect(said).toEqual([])
})

test('each minute on a tournament’s page says which, and for how long; other pages say nothing', async () => {
  const { said, hear, go } = aVisitor(CUP)
  hear({ type: 'connected_count', count: 7 })
  await pass(120_000)
  expect(said).toEqual(
    [1, 2].map((minutes) =>
      expect.objectContaining({ type: 'public_page', tournament: 'cup', section: 'standings', minutes }),
    ),
  )
  go({ ...CUP, section: 'pairings' })
  await pass(60_000)
  expect(said.at(-1)).toMatchObject({ section: 'pairings', minutes: 1 })
  go({ page: 'home' })
  await pass(300_000)
  expect(said).toHaveLength(3)
})

test('going from page to page keeps the same socket, leaving closes it', () => {
  const { go, close, unmount } = aVisitor()
  go(CUP)
  expect(lines.openLateSocket).toHaveBeenCalledTimes(1)
  expect(close).not.toHaveBeenCalled()
  unmount()
  expect(close).toHaveBeenCalledTimes(1)
})
