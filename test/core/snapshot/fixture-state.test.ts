import { expect, test } from 'vitest'
import type { Status } from '#core/match/status.ts'
import { fixtureState, forfeitOf, type FixtureState } from '#core/snapshot/fixture-state.ts'

const offer = { by: 1, times: [1], madeAt: 1 }
const state = (
  statuses: Status[],
  { isLinked = false, ...facts }: Partial<Parameters<typeof fixtureState>[0]> & { isLinked?: boolean } = {},
): FixtureState =>
  fixtureState({
    matches: statuses.map((status) => ({ status, isLinked })),
    outcome: '  ',
    isReported: false,
    isPostponed: false,
    timeBy: undefined,
    talk: { proposals: [] },
    ...facts,
  })

test('a fixture goes from its plan over offers to an agreed or set time', () => {
  expect(state(['pending'])).toBe('planned')
  expect(state(['pending'], { talk: { proposals: [offer] } })).toBe('proposed')
  expect(state(['pending'], { talk: { proposals: [{ ...offer, answer: 'countered' }, offer] } })).toBe('countered')
  expect(state(['pending'], { talk: { proposals: [{ ...offer, answer: 'declined' }] } })).toBe('planned')
  expect(state(['scheduled'], { timeBy: 'captains' })).toBe('agreed')
  expect(state(['scheduled'], { timeBy: 'director' })).toBe('set')
  // Captains may still move an agreed match.
  expect(state(['scheduled'], { timeBy: 'captains', talk: { proposals: [offer] } })).toBe('proposed')
})

test('with several matches it is open from the first link, over with the last match', () => {
  expect(state(['scheduled', 'pending'], { isLinked: true })).toBe('open')
  expect(state(['live', 'scheduled'], { isLinked: true })).toBe('playing')
  expect(state(['finished', 'scheduled'])).toBe('playing')
  expect(state(['finished', 'confirmed'])).toBe('over')
  expect(state(['scheduled'], { isReported: true })).toBe('over')
  expect(state(['confirmed', 'confirmed'])).toBe('confirmed')
})

test('forfeits, postponed and annulled fixtures leave this way', () => {
  expect(state(['confirmed'], { outcome: '+-' })).toBe('forfeited')
  expect([forfeitOf('+-'), forfeitOf('-+'), forfeitOf('--'), forfeitOf('10')]).toEqual([
    'second',
    'first',
    'both',
    undefined,
  ])
  expect(state(['pending'], { isPostponed: true })).toBe('postponed')
  expect(state(['aborted'])).toBe('annulled')
})
