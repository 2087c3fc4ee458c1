import { expect, test } from 'vitest'
import { poolTitle } from '#core/snapshot/pools.ts'
import { DEFAULTS, type RoundSystem } from '#core/tournament/tournament.ts'

test.each([
  [0, 0, 'Pool A'],
  [0, 25, 'Pool Z'],
  [0, 26, 'Pool AA'],
  [0, 701, 'Pool ZZ'],
  [0, 702, 'Pool AAA'],
  [1, 0, 'Pool 1'],
  [2, 3, 'Pool IV'],
] as const)('with display %d pool %d is %s', (poolDisplay, pool, title) => {
  expect(poolTitle({ ...DEFAULTS, poolDisplay }, [], 1, pool)).toBe(title)
})

test('a pool with a name in a system’s rounds is called by it', () => {
  const systems: RoundSystem[] = [
    { from: 1, to: 3, system: 'roundRobin', poolNames: ['North', ''] },
    { from: 4, to: 5, system: 'knockout', poolNames: ['Gold', 'Silver'] },
  ]
  expect(poolTitle(DEFAULTS, systems, 3, 0)).toBe('North')
  expect(poolTitle(DEFAULTS, systems, 3, 1)).toBe('Pool B')
  expect(poolTitle(DEFAULTS, systems, 4, 1)).toBe('Silver')
  expect(poolTitle(DEFAULTS, systems, 6, 0)).toBe('Pool A')
})
