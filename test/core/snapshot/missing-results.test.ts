import { expect, test } from 'vitest'
import { tournamentTitle } from '#core/addresses/tournament-title.ts'
import { podiums } from '#core/rows/podium-rows.ts'
import { afterRound } from '#core/snapshot/missing-results.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const running = aSnapshot({
  name: 'Cup',
  rounds: [aRound('1-2 1, 3-4', { facts: { 1: { adjourned: true } } }), '1-3, 2-4 *'],
})

test('standings of a round that is still played say how many results are missing, those of earlier rounds too', () => {
  expect(afterRound(running, 1)).toBe('after round 1, 1 result missing')
  expect(afterRound(running, 2)).toBe('after round 2, 3 results missing')
  expect(tournamentTitle(running, { section: 'standings', round: '2' })).toBe(
    'Standings after round 2, results missing · Cup',
  )
})

test('byes and aborted games need no result, and hidden results are not missing', () => {
  const facts = { 0: { aborted: true }, 1: { hidden: true } } as const
  expect(afterRound(aSnapshot({ rounds: [aRound('1-2, 3-4, 5 H', { facts })] }), 1)).toBe('after round 1')
})

test('an event has no podium while games are unfinished', () => {
  expect(podiums({ ...running, active: false })).toEqual([])
  expect(podiums(aSnapshot({ rounds: ['1-2 1'], active: false }))).toHaveLength(1)
})
