import { expect, test } from 'vitest'
import { lockOf, settingsRefusal } from '#core/changes/locked-settings.ts'
import { aSnapshot } from '#test/support/build.ts'

const begun = aSnapshot({ players: 2, rounds: ['1-2 *'], settings: { totalRounds: 5 } })
const ready = aSnapshot({ players: 2, settings: { totalRounds: 5 } })

test('once round 1 is drawn the system and what results are worth are locked, and say why; before it nothing is', () => {
  expect(settingsRefusal(begun, { pairingSystem: 'knockout' })).toMatch(/^Round 1 has been drawn: the system/)
  expect(settingsRefusal(begun, { winReward: 3 })).toBe(
    'Round 1 has been drawn: what results are worth can’t change any more.',
  )
  expect(settingsRefusal(begun, { winReward: 1, tieBreaks: ['SB'], location: 'Brno' })).toBeUndefined()
  expect(settingsRefusal(ready, { winReward: 3, pairingSystem: 'knockout' })).toBeUndefined()
  expect(settingsRefusal(begun, { totalRounds: 0 })).toBe('1 rounds have been drawn already.')
})

test('a draft can’t be shown to everybody by a setting', () => {
  const draft = { ...ready, stage: 'draft' as const, settings: { ...ready.settings, public: false } }
  expect(settingsRefusal(draft, { public: true })).toMatch(/still a draft/)
  expect(lockOf(ready, 'public')).toBeUndefined()
})
