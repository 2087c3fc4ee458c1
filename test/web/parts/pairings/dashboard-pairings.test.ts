import { expect, test } from 'vitest'
import { pairings } from '#core/snapshot/pairing.ts'
import { dashboardPairings } from '#web/parts/pairings/dashboard-pairings.ts'
import { aRound, aSnapshot } from '../../../support/build.ts'
import type { Facts } from '#core/match/facts.ts'

const ids = (facts: Record<number, Facts>) => {
  const all = pairings(aSnapshot({ rounds: [aRound('1-2 1, 3-4 *, 5-6 *, 7-8 *, 9 U', { facts })] }), 1)
  const { featured, upcoming } = dashboardPairings(all, 1000)
  return [featured.map(({ id }) => id), upcoming.map(({ id }) => id)]
}

test('matches that have begun are featured, the others are upcoming', () => {
  expect(ids({ 1: { startTime: 500 }, 2: { startTime: 2000 } })).toEqual([
    ['cup-1-1', 'cup-1-2'],
    ['cup-1-3', 'cup-1-4'],
  ])
})

test('a match that the director marked is the only featured one, and no match is listed twice', () => {
  expect(ids({ 1: { startTime: 500 }, 2: { isFeatured: true } })).toEqual([['cup-1-3'], ['cup-1-4']])
})

test('an aborted match is not upcoming', () => {
  expect(ids({ 1: { aborted: true }, 2: { aborted: true } })).toEqual([['cup-1-1'], ['cup-1-4']])
})
