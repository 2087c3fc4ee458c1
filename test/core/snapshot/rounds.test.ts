import { expect, test } from 'vitest'
import { hasStandings, lastTableRound, pairingsRound, standingsRound, systemAt } from '#core/snapshot/rounds.ts'
import { DEFAULTS, type RoundSystem } from '#core/tournament/tournament.ts'
import { aSnapshot } from '../../support/build.ts'

const live = aSnapshot({ round: 4 })
const finished = aSnapshot({ round: 9, active: false })
const upcoming = aSnapshot({ round: 0 })
const endless = aSnapshot({ round: 4, settings: { totalRounds: null } })

test('pairings lead to the current round, or to the results once all is played', () => {
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
])('pairings of %s in round 4 of 9 are of %s', (word, round) => {
  expect(pairingsRound(live, word)).toBe(round)
})

test('results stand only when the event is over', () => {
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
])('standings of %s in round 4 of 9 are of %s', (word, round) => {
  expect(standingsRound(live, word)).toBe(round)
})

test('individual scores stand in team events alone', () => {
  expect(standingsRound(aSnapshot({ settings: { competitors: 'team' } }), 'individual')).toBe('individual')
})

test('the final standings of an event that ended early are of its last round', () => {
  expect(standingsRound({ ...finished, round: 7 }, 'final')).toBe(7)
})

test('an event without end has any round, and its final standings are those of now', () => {
  expect(pairingsRound(endless, '5000')).toBe(5000)
  expect(standingsRound(endless, '5000')).toBe(5000)
  expect(standingsRound(endless, 'final')).toBe(4)
})

test('a round is paired by the system it falls in, else by that of the settings; round 0 goes by the first', () => {
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

test('where a knockout follows a Swiss, the standings are those of its last round', () => {
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
