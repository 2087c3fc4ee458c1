import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFinished, isLive, isScheduled, status, STATUSES, type JudgedFacts } from '#core/match/status.ts'

const NOW = 1000
const [PAST, AHEAD] = [NOW - 1, NOW + 1]
const at = (facts: Partial<JudgedFacts>) => status({ scored: false, ...facts }, NOW)

test.each<[string, Partial<JudgedFacts>, (typeof STATUSES)[number]]>([
  ['a match without facts is pending', {}, 'pending'],
  ['a link alone says nothing', { link: 'https://www.chess.com/live#tm=1' }, 'pending'],
  ['a start time ahead schedules', { startTime: AHEAD }, 'scheduled'],
  ["the site's word schedules", { bodyStatus: 'scheduled' }, 'scheduled'],
  ['registration that has not opened is not enough', { registrationTime: AHEAD, startTime: AHEAD + 1 }, 'scheduled'],
  ['registration that has opened registers', { registrationTime: PAST, startTime: AHEAD }, 'registered'],
  ['registration opens at its moment', { registrationTime: NOW }, 'registered'],
  ['boards with people register', { boards: 4, startTime: AHEAD }, 'registered'],
  ['no boards do not', { boards: 0, startTime: AHEAD }, 'scheduled'],
  ['a start time passed is live', { startTime: PAST }, 'live'],
  ['a match begins at its moment', { startTime: NOW }, 'live'],
  ["the site's word is live", { bodyStatus: 'in_progress', startTime: AHEAD }, 'live'],
  ["the page's word is live", { metaStatus: 'In Progress' }, 'live'],
  ['an unknown word is judged by the clock', { bodyStatus: 'paused', startTime: PAST }, 'live'],
  ['finished comes before live', { bodyStatus: 'in_progress', startTime: PAST - 1, endTime: PAST }, 'finished'],
  ["the site's word finishes", { bodyStatus: 'finished', startTime: PAST }, 'finished'],
  ['an end time ahead does not finish', { bodyStatus: 'in_progress', endTime: AHEAD }, 'live'],
  ['a provisional result is finished', { bodyStatus: 'finished', provisional: true }, 'finished'],
  ['a scored match is confirmed', { scored: true, bodyStatus: 'in_progress' }, 'confirmed'],
  ['aborted comes before all others', { aborted: true, scored: true, bodyStatus: 'finished' }, 'aborted'],
])('%s', (_, facts, expected) => {
  expect(at(facts)).toBe(expected)
})

test('a confirmed match is not live by the clock, and a live one is also scheduled', () => {
  expect(isLive({ scored: true, startTime: PAST }, NOW)).toBe(false)
  expect(isFinished({ scored: true }, NOW)).toBe(true)
  expect(isScheduled({ scored: false, metaStatus: 'In Progress' }, NOW)).toBe(true)
})

test('time alone never moves a match to an earlier status', () => {
  const time = fc.option(fc.nat({ max: 100 }), { nil: undefined })
  const facts = fc.record({ registrationTime: time, startTime: time, endTime: time, scored: fc.boolean() })
  const rank = (match: JudgedFacts, now: number) => STATUSES.indexOf(status(match, now))
  fc.assert(
    fc.property(facts, fc.nat({ max: 100 }), fc.nat({ max: 100 }), (match, one, other) => {
      const judged = JSON.parse(JSON.stringify(match)) as JudgedFacts
      expect(rank(judged, Math.max(one, other))).toBeLessThanOrEqual(rank(judged, Math.min(one, other)))
    }),
  )
})
