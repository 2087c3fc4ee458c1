import { expect, test } from 'vitest'
import { courseOf } from '#core/snapshot/course.ts'
import { tickerOrder } from '#core/snapshot/ticker-order.ts'
import { HOUR } from '#core/time.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const NOW = Date.UTC(2026, 10, 26, 19)
const TEAMS = { competitors: 'team', gamePointTotal: 4, totalRounds: 3, source: 'chessCom' } as const
const live = { bodyStatus: 'in_progress' }

test('A round goes on while some of its matches are running or over and others are not', () => {
  const round = aRound('1-2 *2½:½, 3-4 2½:1½, 5-6, 7 U', { facts: { 0: live, 2: { startTime: NOW + HOUR } } })
  const course = courseOf(aSnapshot({ rounds: [round], settings: TEAMS }), NOW)
  expect(course).toMatchObject({ stage: 'round', round: 1, over: 1, hides: false })
  expect(course.stage === 'round' && course.matches.map(({ play }) => play)).toEqual(['running', 'over', 'next'])
})

test('Between rounds the next round is told with its start', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 1'], dates: [NOW - HOUR, NOW + HOUR], settings: { totalRounds: 3 } })
  expect(courseOf(snapshot, NOW)).toEqual({ stage: 'break', next: 2, start: NOW + HOUR, isDrawn: false })
})

test('A drawn round that has not begun is the next one, with the earliest start of its matches', () => {
  const round = aRound('1-2, 3-4', { facts: { 0: { startTime: NOW + 3 * HOUR }, 1: { startTime: NOW + HOUR } } })
  const snapshot = aSnapshot({ rounds: [round], settings: TEAMS })
  expect(courseOf(snapshot, NOW)).toEqual({ stage: 'break', next: 1, start: NOW + HOUR, isDrawn: true })
})

test('A round over the board begins at its hour, on its day with the first result, and without a date at once', () => {
  const stage = (rounds: string[], dates: (number | `${number}-${number}-${number}` | null)[]) =>
    courseOf(aSnapshot({ rounds, dates, settings: { totalRounds: 3 } }), NOW).stage
  expect(stage(['1-2 *, 3-4 *'], [NOW - HOUR])).toBe('round')
  expect(stage(['1-2 *, 3-4 *'], [NOW + HOUR])).toBe('break')
  expect(stage(['1-2 *, 3-4 *'], ['2026-11-26'])).toBe('break')
  expect(stage(['1-2 1, 3-4 *'], ['2026-11-26'])).toBe('round')
  expect(stage(['1-2 *, 3-4 *'], [null])).toBe('round')
})

test('A match at a chess site begins when the site says so', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 *, 3-4 *'], dates: [NOW - HOUR], settings: TEAMS })
  expect(courseOf(snapshot, NOW).stage).toBe('break')
})

test('An event has ended when it is closed or its last round is over', () => {
  expect(courseOf(aSnapshot({ rounds: ['1-2 1'], active: false }), NOW)).toEqual({ stage: 'end' })
  expect(courseOf(aSnapshot({ rounds: ['1-2 1'], settings: { totalRounds: 1 } }), NOW)).toEqual({ stage: 'end' })
})

test('Before round 1 the first round is the next one', () => {
  expect(courseOf(aSnapshot({ players: 4, dates: [NOW + HOUR] }), NOW)).toMatchObject({ stage: 'break', next: 1 })
})

test('A reader who hides results does not see what is on after them', () => {
  const shown = aSnapshot({ rounds: ['1-2 *'], settings: { totalRounds: 3 } })
  const stage = (round: number, active: boolean) =>
    courseOf({ ...shown, hidden: { round, active, shown: '' } }, NOW).stage
  expect(stage(1, true)).toBe('round')
  expect(stage(2, true)).toBe('hidden')
  expect(stage(1, false)).toBe('hidden')
})

test('Own matches come first, then starred, running, finished and coming ones, each by table', () => {
  const round = aRound('1-2 2½:1½, 3-4, 5-6 *1:0, 7-8 *0:0, 9-10 *0:1', {
    facts: { 1: { startTime: NOW + HOUR }, 2: live, 3: live, 4: live },
  })
  const course = courseOf(aSnapshot({ rounds: [round], settings: TEAMS }), NOW)
  if (course.stage !== 'round') throw new Error(course.stage)
  const boards = (own: number[], starred: number[]) =>
    tickerOrder(
      course.matches,
      ({ pairing }) => own.includes(pairing.board),
      ({ pairing }) => starred.includes(pairing.board),
    ).map(({ pairing }) => pairing.board)
  expect(boards([], [])).toEqual([3, 4, 5, 1, 2])
  expect(boards([2], [5, 1])).toEqual([2, 1, 5, 3, 4])
})

test('A hidden match keeps its place among the running ones', () => {
  const round = aRound('1-2 *, 3-4 *', { facts: { 0: { ...live }, 1: { hidden: true } } })
  const course = courseOf(aSnapshot({ rounds: [round], settings: TEAMS }), NOW)
  expect(course).toMatchObject({ stage: 'round', hides: true, over: 0 })
})
