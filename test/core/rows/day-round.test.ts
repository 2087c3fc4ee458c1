import { expect, test } from 'vitest'
import { roundState, roundsOfDay, today, undatedRounds, type DayRound } from '#core/rows/day-round.ts'
import { dayInUtc, isDay, type Start } from '#core/text/start.ts'
import { HOUR } from '#core/time.ts'

const NOON = Date.UTC(2026, 10, 26, 12)
const summary = (finished: number) => ({ round: 3, pairings: 4, finished, leaders: [], leading: 0, points: null })
const event = { active: true, round: 3, summary: summary(1) }
const state = (round: number, startsAt: Start | null, known = event) => roundState(known, { round, startsAt }, NOON)

const aRound = (id: string, startsAt: Start | null, input: Partial<DayRound> = {}): DayRound => ({
  id: `${id}-3`,
  tournamentId: id,
  name: id,
  href: `/t/${id}/dashboard`,
  competitors: 'individual',
  totalRounds: 9,
  logoURL: null,
  round: 3,
  startsAt,
  state: 'on',
  summary: null,
  ...input,
})

test('a round is ahead before its start, on until its last result, then over', () => {
  expect(state(3, NOON + 1)).toBe('ahead')
  expect(state(3, NOON)).toBe('on')
  expect(state(3, null)).toBe('on')
  expect(state(3, NOON, { ...event, summary: summary(4) })).toBe('over')
})

test('rounds before the last drawn are over, later ones ahead; an event that ended has only rounds that are over', () => {
  expect(state(2, NOON)).toBe('over')
  expect(state(4, NOON - HOUR)).toBe('ahead')
  expect([state(3, NOON + 1, { ...event, active: false }), state(4, NOON + 1, { ...event, active: false })]).toEqual([
    'over',
    'over',
  ])
})

test('a day has the rounds that start on it where the reader is', () => {
  const rounds = [aRound('late', Date.UTC(2026, 10, 26, 23, 30), { state: 'ahead' }), aRound('day', '2026-11-26')]
  const inZone = (hours: number) => (at: Start) => (isDay(at) ? at : dayInUtc(at + hours * HOUR))
  expect(roundsOfDay(rounds, '2026-11-26', inZone(0)).map(({ name }) => name)).toEqual(['day', 'late'])
  expect(roundsOfDay(rounds, '2026-11-27', inZone(1)).map(({ name }) => name)).toEqual(['late'])
})

test('today has what runs, whenever it began, then what begins later, then what is over', () => {
  const rounds = [
    aRound('over', NOON - 3 * HOUR, { state: 'over' }),
    aRound('later', NOON + HOUR, { state: 'ahead' }),
    aRound('yesterday', NOON - 20 * HOUR),
    aRound('on', NOON - HOUR),
    aRound('tomorrow', NOON + 20 * HOUR, { state: 'ahead' }),
  ]
  const names = (some: DayRound[]) => some.map(({ name }) => name)
  const view = today(rounds, NOON, (at) => (isDay(at) ? at : dayInUtc(at)))
  expect([names(view.on), names(view.later), names(view.over)]).toEqual([['yesterday', 'on'], ['later'], ['over']])
})

test('an event whose rounds have no start is on while it changes, and is not listed twice', () => {
  const live = (id: string, updatedAt: number) => ({ ...aRound(id, null), id, active: true, updatedAt })
  const events = [live('fresh', NOON - HOUR), live('forgotten', NOON - 13 * HOUR), live('dated', NOON)]
  expect(undatedRounds(events, [aRound('dated', NOON)], NOON).map(({ id }) => id)).toEqual(['fresh-3'])
})
