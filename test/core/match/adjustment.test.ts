import { expect, test } from 'vitest'
import { adjustment, parseAdjustment } from '#core/match/adjustment.ts'
import { closedSince, withoutClosed, type ListedSide } from '#core/match/closed-accounts.ts'
import { aGame, aReport, finished, last, observeAll } from '../../support/site-report.ts'

// Gorse–Juniper by boards: 2–0, 1–1, 1–1, ½–1½. Letters 4½–3½; the site took two points from Gorse.
const RAPID = ['1w10', '1b01', '2w==', '2b==', '3w10', '3b10', '4w==', '4b10']

test('the score is the site’s, and what it took from the games is told', () => {
  const { after } = last([finished(RAPID, { points: [5, 11], boards: 4 })], 2)
  expect(after.outcome).toBe('01')
  expect(after.points).toEqual([5, 11])
  expect(after.facts.adjusted).toBe('-2:2')
})

test('a score that agrees with its games is not adjusted', () => {
  expect(last([finished(RAPID, { points: [9, 7], boards: 4 })], 2).after.facts.adjusted).toBeUndefined()
})

test('while the match runs its score may fall, and the adjustment goes once both agree again', () => {
  const seen = observeAll([
    aReport(['1w10', '1b01'], { points: [4, 0], boards: 4 }),
    aReport(['1w10', '1b01'], { points: [0, 4], boards: 4 }),
    aReport(['1w10', '1b01'], { points: [4, 0], boards: 4 }),
  ])
  expect(seen.map(({ after }) => after.points)).toEqual([
    [4, 0],
    [0, 4],
    [4, 0],
  ])
  expect(seen.map(({ after }) => after.facts.adjusted)).toEqual([undefined, '-2:2', undefined])
})

test('games that are not known yet are no adjustment', () => {
  expect(adjustment([4, 2], '10', 4)).toBeUndefined()
  expect(adjustment([2, 0], '', 4)).toBeUndefined()
  // The site took points from one side without giving them to the other.
  expect(adjustment([0, 2], '10==', 1)).toBe('-1.5:0.5')
  expect(adjustment([1, 1], '10==', 1)).toBe('-1:0')
})

test('an adjustment is read as two figures', () => {
  expect(parseAdjustment('-2:2')).toEqual([-2, 2])
  expect(parseAdjustment('0.5:-0.5')).toEqual([0.5, -0.5])
  for (const text of [undefined, '', '2', 'a:b', '1:2:3']) expect(parseAdjustment(text)).toBeUndefined()
})

const side = (status: string, removed: string[] = []): ListedSide => ({
  players: [
    { username: 'one', status, board: 1 },
    { username: 'two', status: 'basic', board: 2 },
  ],
  removed,
})
const fair = (name: string): ListedSide => ({ players: [{ username: name, status: 'premium', board: 1 }], removed: [] })

test('an account closed for fair play loses all its games of the match, as the site counts while it runs', () => {
  const closed = closedSince([side('closed:fair_play_violations'), fair('other')])
  expect(closed).toEqual([{ side: 0, username: 'one', board: 1 }])
  const games = RAPID.map((word) => aGame(word))
  expect(withoutClosed([9, 7], games, closed)).toEqual([5, 11])
})

test('an account that its owner closed, and one whose points the site took, change nothing', () => {
  expect(closedSince([side('closed'), fair('other')])).toEqual([])
  expect(closedSince([side('closed:fair_play_violations', ['one']), fair('other')])).toEqual([])
})

test('games of two closed accounts count as drawn', () => {
  const closed = [
    { side: 0 as const, username: 'one', board: 1 },
    { side: 1 as const, username: 'other', board: 1 },
  ]
  expect(withoutClosed([4, 0], [aGame('1w10'), aGame('1b01')], closed)).toEqual([2, 2])
})
