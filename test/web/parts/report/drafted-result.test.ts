import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { reportForm, resultOf, type DraftedResult } from '#web/parts/report/drafted-result.ts'
import type { ReportedResult } from '#core/match/reported-result.ts'

const { settings } = aSnapshot({ settings: { competitors: 'team', gamePointTotal: 2 } })
const said = (reported: ReportedResult | undefined, draft: DraftedResult = {}, facts = {}) =>
  resultOf(reportForm({ settings, facts }, reported, draft))

test('a field that was not touched is reported as before', () => {
  expect(said({ boards: '10==' })).toEqual({ boards: '10==' })
  expect(said({ points: [1.5, 0.5] })).toEqual({ points: [1.5, 0.5] })
  expect(said({ boards: '10==' }, { boards: { 1: '01' } })).toEqual({ boards: '1001' })
})

test('nothing is reported while a board or a side is missing', () => {
  expect(said(undefined)).toBeUndefined()
  expect(said(undefined, { boards: { 0: '10' } })).toBeUndefined()
  expect(said({ points: [1.5, 0.5] }, { points: { 0: '' } })).toBeUndefined()
})

test('a match with a game link is reported by its score, though boards were chosen before it had one', () => {
  const draft: DraftedResult = { way: 'boards', boards: { 0: '10', 1: '10' } }
  expect(reportForm({ settings, facts: { link: 'https://lichess.org/x' } }, undefined, draft).way).toBe('points')
})
