import { expect, test } from 'vitest'
import { changedSettings } from '#core/tournament/changed-settings.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'

test('of the settings only what differs from the defaults is stored', () => {
  expect(changedSettings(DEFAULTS)).toEqual({})
  expect(changedSettings({ ...DEFAULTS, totalRounds: null, tieBreaks: ['BH'], winReward: 2 })).toEqual({
    totalRounds: null,
    tieBreaks: ['BH'],
    winReward: 2,
  })
})
