import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lastRoundDifferences, lastRoundRemarks } from '#core/changes/last-round-remarks.ts'
import { importText } from '#test/support/trf/files.ts'

const file = readFileSync('test/support/cases/01-team-typeb-last-round.trf', 'utf8')
const { snapshot } = importText(file, { active: true })

test('a round that is no longer the last is drawn again by the other rules, and the report names its boards', () => {
  expect(lastRoundDifferences(snapshot, 3)).toEqual([])
  expect(lastRoundDifferences(snapshot, 5).length).toBeGreaterThan(0)
  expect(lastRoundRemarks(snapshot, 5)).toEqual([
    {
      type: 'setRemark',
      isNoted: true,
      remark: expect.stringMatching(/^Configuration @ Round 3: last round \d+-\d+.* => \d+-\d+/),
    },
  ])
})

test('a round in the middle is not drawn again', () => {
  const longer = { ...snapshot, settings: { ...snapshot.settings, totalRounds: 7 } }
  expect(lastRoundRemarks(longer, 9)).toEqual([])
  expect(lastRoundRemarks(longer, undefined)).toEqual([])
})
