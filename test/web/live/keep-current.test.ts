import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { CLOSE_FULL } from '#core/match/live.ts'
import { aSnapshot } from '#test/support/build.ts'
import { aLine, forgetSockets, last } from '#test/support/fake-socket.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { tournamentQueries } from '#web/api/tournaments.ts'
import { keepCurrent } from '#web/live/keep-current.ts'

afterEach(forgetSockets)

test('without a socket, because its network has too many, a page is at most 15 seconds behind', async () => {
  // For its fake sockets and timers.
  aLine().line.close()
  const cache = newQueryClient()
  const queries = [tournamentQueries.snapshot('cup'), tournamentQueries.announcements('cup')]
  cache.setQueryData(queries[0]!.queryKey, aSnapshot({ id: 'cup', version: 4 }))
  cache.setQueryData(queries[1]!.queryKey, [])
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request), 'http://localhost')
    asked.push(pathname)
    return Response.json(pathname.endsWith('snapshot') ? aSnapshot({ id: 'cup', version: 5 }) : [])
  })
  const leave = queries.map((query) => new QueryObserver(cache, query as never).subscribe(() => {}))
  const line = keepCurrent(cache, { id: 'cup', key: 'cup' }, { onOpen: () => {}, onMoves: () => {} })
  await vi.advanceTimersByTimeAsync(2000)
  last().open()
  last().drop(CLOSE_FULL)
  asked.length = 0
  await vi.advanceTimersByTimeAsync(15_100)
  expect(asked).toEqual(['/api/tournament/cup/snapshot', '/api/tournament/cup/getAnnouncements'])
  expect(cache.getQueryData(tournamentQueries.snapshot('cup').queryKey)?.version).toBe(5)
  line.close()
  for (const end of leave) end()
})
