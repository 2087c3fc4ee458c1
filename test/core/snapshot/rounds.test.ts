import { expect, test } from 'vitest'
import { hasStandings, lastTableRound, pairingsRound, standingsRound, systemAt } from '#core/snapshot/rounds.ts'
import { DEFAULTS, type RoundSystem } from '#core/tournament/tournament.ts'
import { aSnapshot } from '../../support/build.ts'

const live = aSnapshot({ round: 4 })
const finished = aSnapshot({ round: 9, active: false })
const upcoming = aSnapshot({ round: 0 })
const endless = aSnapshot({ round: 4, settings: { totalRounds: null } })

test('the pairings page shows the current round, or the results of a finished event', () => {
  expect(pairingsRound(live, undefined)).toBe(4)
  expect(pairingsRound(finished, undefined)).toBe('results')
  expect(pairingsRound(upcoming, undefined)).toBe(0)
})

test.each([
  ['0', 0],
  ['9', 9],
  ['10', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['nonsense', 4],
  ['results', undefined],
])('in round 4 of 9, the pairings page %s shows round %s', (word, round) => {
  expect(pairingsRound(live, word)).toBe(round)
})

test('results have a page only when the event is over', () => {
  expect(pairingsRound(finished, 'results')).toBe('results')
  expect(pairingsRound({ ...upcoming, active: false }, 'results')).toBeUndefined()
})

test.each([
  [undefined, 4],
  ['0', 0],
  ['10', 10],
  ['11', undefined],
  ['-1', undefined],
  ['nonsense', 4],
  ['', 4],
  ['final', 9],
  ['individual', undefined],
])('in round 4 of 9, the standings page %s shows round %s', (word, round) => {
  expect(standingsRound(live, word)).toBe(round)
})

test('individual scores have a page only in team events', () => {
  expect(standingsRound(aSnapshot({ settings: { competitors: 'team' } }), 'individual')).toBe('individual')
})

test('the final standings of an event that ended early are those after its last round', () => {
  expect(standingsRound({ ...finished, round: 7 }, 'final')).toBe(7)
})

test('an open-ended event has any round, and its final standings are the current ones', () => {
  expect(pairingsRound(endless, '5000')).toBe(5000)
  expect(standingsRound(endless, '5000')).toBe(5000)
  expect(standingsRound(endless, 'final')).toBe(4)
})

test('a round is paired by the system of its range, else by that of the settings; round 0 counts as round 1', () => {
  const systems: RoundSystem[] = [
    { from: 1, to: 5, system: 'swiss', poolNames: [] },
    { from: 6, to: 8, system: 'knockout', poolNames: [] },
  ]
  expect([0, 1, 5, 6, 8].map((round) => systemAt(DEFAULTS, systems, round).system)).toEqual([
    'swiss',
    'swiss',
    'swiss',
    'knockout',
    'knockout',
  ])
  expect(systemAt({ pairingSystem: 'roundRobin' }, systems, 9).system).toBe('roundRobin')
  expect(hasStandings(DEFAULTS, systems, 5)).toBe(true)
  expect(hasStandings(DEFAULTS, systems, 6)).toBe(false)
  expect(hasStandings({ pairingSystem: 'knockout' }, [], 0)).toBe(false)
})

test('with a knockout after a Swiss, the standings are those after the last Swiss round', () => {
  const systems: RoundSystem[] = [
    { from: 1, to: 4, system: 'swiss', poolNames: [] },
    { from: 5, to: 7, system: 'knockout', poolNames: [] },
  ]
  const event = aSnapshot({ round: 7, systems, active: false, settings: { totalRounds: 7 } })
  expect(lastTableRound(event)).toBe(4)
  for (const word of [undefined, 'final', 'nonsense']) expect(standingsRound(event, word)).toBe(4)
  expect(standingsRound(event, '3')).toBe(3)
  expect(lastTableRound({ ...event, round: 2 })).toBe(2)
  expect(lastTableRound(aSnapshot({ round: 2, settings: { pairingSystem: 'knockout' } }))).toBeUndefined()
})
