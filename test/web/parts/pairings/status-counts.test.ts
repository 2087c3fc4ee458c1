import { expect, test } from 'vitest'
import { statusCounts } from '#web/parts/pairings/status-counts.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { aRound, aSnapshot } from '../../../support/build.ts'

test('matches are counted by status, the most advanced first, and a bye is not counted', () => {
  const round = aRound('1-2 1, 3-4 *, 5-6 *, 7-8 *, 9-10 =, 11 U', {
    facts: { 1: { bodyStatus: 'in_progress' }, 2: { startTime: 2000 }, 3: { aborted: true }, 4: { provisional: true } },
  })
  expect(statusCounts(pairings(aSnapshot({ rounds: [round] }), 1), 1000)).toEqual([
    { status: 'confirmed', count: 1 },
    { status: 'live', count: 1 },
    { status: 'scheduled', count: 1 },
    { status: 'pending', count: 1 },
    { status: 'aborted', count: 1 },
  ])
})
