import { expect, test } from 'vitest'
import { lockOf, settingsRefusal } from '#core/changes/locked-settings.ts'
import { withFideModeLeft } from '#core/snapshot/remarks.ts'
import { aSnapshot } from '#test/support/build.ts'

const begun = aSnapshot({ players: 2, rounds: ['1-2 *'], settings: { totalRounds: 5 } })
const ready = aSnapshot({ players: 2, settings: { totalRounds: 5 } })

test('once round 1 is drawn the system is locked, and in FIDE mode points and tie-breaks too; before, nothing is locked', () => {
  expect(settingsRefusal(begun, { pairingSystem: 'knockout' })).toMatch(/^Round 1 has been drawn: the system/)
  expect(settingsRefusal(begun, { winReward: 3 })).toBe(
    'Round 1 has been drawn: in FIDE mode what results are worth can’t change any more.',
  )
  expect(
    settingsRefusal(begun, { winReward: 1, tieBreaks: begun.settings.tieBreaks, location: 'Brno' }),
  ).toBeUndefined()
  expect(settingsRefusal(begun, { tieBreaks: ['SB'] })).toBe(
    'Round 1 has been drawn: in FIDE mode tie-breaks can’t change any more.',
  )
  expect(settingsRefusal(ready, { winReward: 3, tieBreaks: ['SB'], pairingSystem: 'knockout' })).toBeUndefined()
  expect(settingsRefusal(begun, { totalRounds: 0 })).toBe('1 rounds have been drawn already.')
})

test('no setting can make a draft public', () => {
  const draft = { ...ready, stage: 'draft' as const, settings: { ...ready.settings, public: false } }
  expect(settingsRefusal(draft, { public: true })).toMatch(/still a draft/)
  expect(lockOf(ready, 'public')).toBeUndefined()
})

test('out of FIDE mode its locks are lifted, but the system stays locked', () => {
  const left = withFideModeLeft(begun, 1)
  expect(settingsRefusal(left, { winReward: 3, tieBreaks: ['SB'], byeReward: 0.5 })).toBeUndefined()
  expect(settingsRefusal(left, { pairingSystem: 'knockout' })).toMatch(/^Round 1 has been drawn: the system/)
})
