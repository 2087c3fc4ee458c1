import { expect, test } from 'vitest'
import { configurationRemarks } from '#core/changes/configuration-remarks.ts'
import { lockOf } from '#core/changes/locked-settings.ts'
import { unnamedGroups, unnamedRemark } from '#core/snapshot/settings-of-import.ts'
import { importText, playerLine } from '#test/support/trf/files.ts'

const cup = {
  ...importText([playerLine(1, 'A', '   2 w 1'), playerLine(2, 'B', '   1 b 0')].join('\n')).snapshot,
  remarks: [unnamedRemark(1, ['tie-breaks', 'points'])],
}

test('a setting that the imported file doesn’t name can be set once, in FIDE mode too', () => {
  expect(lockOf(cup, 'tieBreaks')).toBeUndefined()
  expect(lockOf(cup, 'winReward')).toBeUndefined()
  expect(lockOf(cup, 'byeReward')).toMatch(/can’t change any more/)
  const [noted] = configurationRemarks(cup, { tieBreaks: ['BH', 'SB'] })
  expect(noted).toMatchObject({ remark: 'Import @ Round 1: tie-breaks set to BH SB', isNoted: true })
  const after = { ...cup, remarks: [...cup.remarks, noted!.remark] }
  expect(lockOf(after, 'tieBreaks')).toMatch(/can’t change any more/)
  expect(lockOf(after, 'winReward')).toBeUndefined()
  expect(unnamedGroups(after)).toEqual(['points'])
})

test('other settings are noted as changes of the configuration', () => {
  expect(configurationRemarks(cup, { byeReward: 0.5 })).toMatchObject([
    { remark: 'Configuration @ Round 1: bye 1 => 0.5' },
  ])
})
