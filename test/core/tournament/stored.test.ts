import { expect, test } from 'vitest'
import { differing } from '#core/tournament/stored.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'

test('of the settings only what differs from the defaults is stored', () => {
  expect(differing(DEFAULTS)).toEqual({})
  expect(differing({ ...DEFAULTS, totalRounds: null, tieBreaks: ['BH'], winReward: 2 })).toEqual({
    totalRounds: null,
    tieBreaks: ['BH'],
    winReward: 2,
  })
})
