import { expect, test } from 'vitest'
import { proposalRefusal, timeWindow } from '#core/snapshot/fixture-time.ts'
import type { Start } from '#core/text/start.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'

const START = Date.UTC(2026, 10, 28, 18)
const windowOf = (settings: Partial<typeof DEFAULTS>, start: Start | null = START) =>
  timeWindow({ dates: [start], settings: { ...DEFAULTS, ...settings } }, 1)
const four = windowOf({ agreeDaysBefore: 4, agreeDaysAfter: 1, agreeHours: 24 })

test('captains choose a time within the days around the start of their round, and agree so many hours before it', () => {
  expect(four).toEqual({ from: START - 4 * DAY, until: START + DAY, standard: START, agreeBy: START - DAY })
  expect(windowOf({})).toBeUndefined()
  expect(windowOf({ agreeDaysAfter: 1 }, null)).toBeUndefined()
})

test('a round of which only the day is known has no standard start, and its day counts in whole', () => {
  const day = Date.UTC(2026, 10, 28)
  expect(windowOf({ agreeDaysAfter: 2 }, '2026-11-28')).toEqual({
    from: day,
    until: day + 3 * DAY,
    standard: null,
    agreeBy: day + DAY,
  })
})

test('a proposal names one to three times to come within the window, until the captains have to agree', () => {
  const now = START - 5 * DAY
  const refusal = (times: number[], at = now) => proposalRefusal(four, times, at)
  expect(refusal([START, START + HOUR, START + DAY])).toBeUndefined()
  expect(refusal([])).toBe('Choose one to 3 times.')
  expect(refusal([1, 2, 3, 4].map((hours) => START + hours * HOUR))).toBe('Choose one to 3 times.')
  expect(refusal([START, START])).toBe('One of these times is there twice.')
  expect(refusal([now - MINUTE])).toBe('Choose times that are still to come.')
  expect(refusal([START + DAY + MINUTE])).toBe('Choose times within the days of the round.')
  expect(refusal([START], START - DAY)).toBe('The time to agree is over. Ask the arbiter to set another one.')
  expect(proposalRefusal(undefined, [START], now)).toBe('Matches of this round start at a fixed time.')
})
