import { expect, test } from 'vitest'
import { settingsRefusal } from '#core/changes/locked-settings.ts'
import { withFideModeLeft } from '#core/snapshot/remarks.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { aSnapshot } from '#test/support/build.ts'

const ready = aSnapshot({ players: 4, settings: { totalRounds: 3 } })
const refused: [change: Partial<Settings>, sentence: RegExp][] = [
  [{ drawReward: 1 }, /^Two draws can’t be worth more than a win and a loss\./],
  [{ winReward: 3, drawReward: 2, byeReward: 3 }, /^Two draws can’t/],
  [{ byeReward: 1.5 }, /^A bye can’t be worth more than a win\./],
  [{ winReward: 2, drawReward: 1, byeReward: 3 }, /^A bye can’t/],
  [{ byeReward: 0.25 }, /^A bye is worth 1, ½ or 0 points\./],
  [{ pairingSystem: 'roundRobin', tieBreaks: ['DE', 'BH/C1'] }, /^Buchholz isn’t for round robins/],
  [{ pairingSystem: 'roundRobin', tieBreaks: ['FB'] }, /^Buchholz/],
  [{ pairingSystem: 'roundRobin', tieBreaks: ['AOB'] }, /^Buchholz/],
]

test.each(refused)('FIDE mode does not know %j', (change, sentence) => {
  expect(settingsRefusal(ready, change)).toMatch(sentence)
  expect(settingsRefusal(ready, change)).toMatch(/leave FIDE mode first\.$/)
  expect(settingsRefusal(withFideModeLeft(ready, 1), change)).toBeUndefined()
})

test('other scales, byes and tie-breaks are free before round 1', () => {
  for (const change of [
    { winReward: 3, drawReward: 1, byeReward: 3 },
    { byeReward: 0.5 },
    { byeReward: 0 },
    { pairingSystem: 'roundRobin', tieBreaks: ['DE', 'SB', 'KS'] },
  ] satisfies Partial<Settings>[])
    expect(settingsRefusal(ready, change)).toBeUndefined()
})

test('a setting that breaks a rule already does not stop other changes', () => {
  const odd = { ...ready, settings: { ...ready.settings, byeReward: 1.5 } }
  expect(settingsRefusal(odd, { location: 'Brno' })).toBeUndefined()
})
