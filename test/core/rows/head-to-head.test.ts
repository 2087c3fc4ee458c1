import { expect, test } from 'vitest'
import { headToHead, type Meeting } from '#core/rows/head-to-head.ts'
import type { Start } from '#core/text/start.ts'

const meeting = (first: number, second: number, at: Start | null): Meeting => ({
  tournamentId: 'cup',
  tournament: 'Cup',
  href: '/g/cup-1-1',
  round: 1,
  at,
  scores: [first, second],
})

test('the balance of two sides counts who had more points in each meeting', () => {
  const { won, drawn, lost } = headToHead([
    meeting(1, 0, 1),
    meeting(0.5, 0.5, 2),
    meeting(5, 9, 3),
    meeting(3.5, 2.5, 4),
  ])
  expect([won, drawn, lost]).toEqual([2, 1, 1])
})

test('the latest meeting comes first, and those of unknown time last', () => {
  const { meetings } = headToHead([meeting(1, 0, null), meeting(0, 1, 5), meeting(1, 0, '2026-06-01')])
  expect(meetings.map(({ at }) => at)).toEqual(['2026-06-01', 5, null])
})
