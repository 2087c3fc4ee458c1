import { expect, test } from 'vitest'
import { changedSettings } from '#core/tournament/changed-settings.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'

test('only settings that differ from the defaults are stored', () => {
  expect(changedSettings(DEFAULTS)).toEqual({})
  expect(changedSettings({ ...DEFAULTS, totalRounds: null, tieBreaks: ['BH'], winReward: 2 })).toEqual({
    totalRounds: null,
    tieBreaks: ['BH'],
    winReward: 2,
  })
})
