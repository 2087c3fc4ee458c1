import { expect, test } from 'vitest'
import { enginesToCome } from '#core/forecast/round-to-come.ts'
import { harbour } from '../../../scripts/demo/harbour.ts'

const { snapshot } = harbour(Date.UTC(2026, 6, 4))
/** The harbour's Swiss of four rounds, followed by other systems. */
const followedBy = (...systems: ('knockout' | 'roundRobin')[]) => ({
  ...snapshot,
  round: 2,
  systems: [
    snapshot.systems[0]!,
    ...systems.map((system, at) => ({
      from: 5 + at,
      to: at === systems.length - 1 ? 7 : 5 + at,
      system,
      poolNames: [],
    })),
  ],
})
const ofTeams = { ...snapshot.settings, competitors: 'team' } as const

test('an event loads the engines that it still needs', () => {
  expect(enginesToCome({ ...followedBy('knockout'), systems: [] })).toBe('players')
  expect(enginesToCome(followedBy('knockout'))).toBe('playersAndKnockout')
  expect(enginesToCome(followedBy('roundRobin'))).toBe('playersAndRoundRobin')
  expect(enginesToCome(followedBy('roundRobin', 'knockout'))).toBe('playersAndTables')
  expect(enginesToCome({ ...followedBy('knockout'), settings: ofTeams, systems: [] })).toBe('teams')
  expect(enginesToCome({ ...followedBy('knockout'), settings: ofTeams })).toBe('teamsAndTables')
  expect(enginesToCome({ ...followedBy('knockout'), round: 4 })).toBe('tables')
})
