import { expect, test } from 'vitest'
import type { Start } from '#core/text/start.ts'
import { typeCode } from '#core/trf/type-code.ts'
import { aSnapshot } from '#test/support/build.ts'
import type { Settings } from '#core/tournament/tournament.ts'

const codeOf = (settings: Partial<Settings>) =>
  typeCode(aSnapshot({ players: 6, settings: { totalRounds: 5, ...settings } }))

test.each<[string | undefined, Partial<Settings>]>([
  ['FIDE_DUTCH_2026', { pairingSystem: 'swiss' }],
  ['FIDE_DUTCH_2026_BAKU', { pairingSystem: 'swiss', acceleration: 'baku' }],
  ['FIDE_ROUNDROBIN', { pairingSystem: 'roundRobin' }],
  ['FIDE_DOUBLEROUNDROBIN', { pairingSystem: 'roundRobin', totalRounds: 10 }],
  ['FIDE_SCHEVENINGEN', { pairingSystem: 'scheveningen' }],
  ['FIDE_TEAM_ROUNDROBIN', { pairingSystem: 'roundRobin', competitors: 'team' }],
  ['FIDE_TEAM_TYPEA_MP_GP', { pairingSystem: 'swiss', competitors: 'team' }],
  [undefined, { pairingSystem: 'keizer' }],
  [undefined, { pairingSystem: 'knockout' }],
])('the type code is %s for %j', (code, settings) => expect(codeOf(settings)).toBe(code))

test('rounds by two systems have no code', () => {
  const systems = [
    { from: 1, to: 4, system: 'swiss' as const, poolNames: [] },
    { from: 5, to: 5, system: 'knockout' as const, poolNames: [] },
  ]
  expect(typeCode({ ...aSnapshot({ players: 6 }), systems })).toBeUndefined()
})

test('an event from before the rules of 2026 names no year', () => {
  const at = (start: Start) => typeCode({ ...aSnapshot({ players: 6 }), dates: [null, start] })
  expect([at('2026-01-31'), at('2026-02-01')]).toEqual(['FIDE_DUTCH', 'FIDE_DUTCH_2026'])
})
