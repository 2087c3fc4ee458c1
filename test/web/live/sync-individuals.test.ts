import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#core/match/live.ts'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import { aSnapshot } from '#test/support/build.ts'
import { anIndividualRow } from '#test/support/individual-row.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { tournamentQueries } from '#web/api/tournaments.ts'
import { syncIndividuals } from '#web/live/sync-individuals.ts'

const { snapshot, individuals } = tournamentQueries
const BEFORE = [anIndividualRow('Ann')]
const NOW = [anIndividualRow('Ann', { rating: 2000 })]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A page of the cup with a round in this state; its individual scores are on screen, or were before. */
function aPage(round: string, isLookedAt = true) {
  const cache = newQueryClient()
  const before = aSnapshot({ version: 4, rounds: [round], settings: { competitors: 'team' } })
  cache.setQueryData(snapshot('cup').queryKey, before)
  cache.setQueryData(individuals('cup').queryKey, BEFORE)
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(NOW))
  const look = () => {
    const isLive = liveRound(cache.getQueryData(snapshot('cup').queryKey)!) !== undefined
    return new QueryObserver(cache, individuals('cup', isLive)).subscribe(() => {})
  }
  if (isLookedAt) look()
  const leave = syncIndividuals(cache, 'cup')
  const hear = (event: LiveEvent) => {
    const next = applyEvent(cache.getQueryData(snapshot('cup').queryKey)!, event)
    if (next === 'gap') throw new Error('Something was missed.')
    cache.setQueryData(snapshot('cup').queryKey, next)
  }
  return { asked, look, hear, leave, shown: () => cache.getQueryData(individuals('cup').queryKey) }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(1000 * count)

test('the last result of a round refetches the individual scores', async () => {
  const { hear, asked, shown } = aPage('1-2 *')
  hear({ type: 'match', v: 5, r: 1, n: 1, o: '10' })
  await seconds(8)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(shown()).toEqual(NOW)
})

test('a correction after the round refetches the individual scores, and many corrections do so once', async () => {
  const { hear, asked } = aPage('1-2 1, 3-4 0')
  hear({ type: 'match', v: 5, r: 1, n: 1, o: '01' })
  hear({ type: 'match', v: 6, r: 1, n: 2, o: '==' })
  await seconds(8)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('events other than results refetch nothing', async () => {
  const { hear, asked } = aPage('1-2 1')
  hear({ type: 'desk', v: 5 })
  await seconds(600)
  expect(asked).not.toHaveBeenCalled()
})

test('while results are missing only the page’s own polling fetches', async () => {
  const { hear, asked } = aPage('1-2 *, 3-4 *, 5-6 *')
  hear({ type: 'match', v: 5, r: 1, n: 1, o: '10' })
  hear({ type: 'match', v: 6, r: 1, n: 2, o: '10' })
  await seconds(29)
  expect(asked).not.toHaveBeenCalled()
  await seconds(2)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a reader who opens the individual scores again sees those after the last result', async () => {
  const { hear, look, asked, shown } = aPage('1-2 *', false)
  hear({ type: 'match', v: 5, r: 1, n: 1, o: '10' })
  await seconds(8)
  expect(asked).not.toHaveBeenCalled()
  look()
  await seconds(1)
  expect(shown()).toEqual(NOW)
})

test('leaving the page stops the refetch', async () => {
  const { hear, leave, asked } = aPage('1-2 *')
  hear({ type: 'match', v: 5, r: 1, n: 1, o: '10' })
  leave()
  await seconds(20)
  expect(asked).not.toHaveBeenCalled()
})
