import { expect, test } from 'vitest'
import { latestPoll, nextPoll, shouldPoll, type PollSubject } from '#core/match/poll-schedule.ts'
import { DAY, HOUR, MINUTE, SECOND, WEEK } from '#core/time.ts'

const NOW = 100 * WEEK
const match = (facts: Partial<PollSubject> = {}): PollSubject => ({ scored: false, outcome: '  ', ...facts })
const live = match({ bodyStatus: 'in_progress', startTime: NOW - HOUR })
const soon = match({ startTime: NOW + HOUR })
const unknown = match()
const waits = match({ bodyStatus: 'finished', endTime: NOW - 2 * MINUTE, outcome: '10', provisional: true })
const unsettled = match({ bodyStatus: 'finished', endTime: NOW - 2 * MINUTE })

const looks = (watched: PollSubject, roll: number, ago: number) => shouldPoll(watched, NOW, roll, NOW - ago)

test.each<[string, PollSubject, number]>([
  ['a live match', live, 0.25],
  ['a match that has not begun', soon, 0.01],
  ['a match without facts', unknown, 0.01],
  ['a finished match with scores', waits, 0.01],
  ['a finished match without a result', unsettled, 0.25],
])('%s is polled with its probability', (_, watched, chance) => {
  expect(looks(watched, chance - 0.001, SECOND)).toBe(true)
  expect(looks(watched, chance, SECOND)).toBe(false)
})

test.each<[string, PollSubject, number]>([
  ['a live match after 5 s, decided a second ahead', live, 4 * SECOND + 1],
  ['a waiting match after a minute', soon, MINUTE],
  ['a match without facts after a minute', unknown, MINUTE],
  ['a finished match with scores after a minute', waits, MINUTE],
])('a poll is due for %s', (_, watched, latest) => {
  expect(looks(watched, 0.999, latest - 1)).toBe(false)
  expect(looks(watched, 0.999, latest)).toBe(true)
})

test.each([
  ['confirmed', match({ scored: true, bodyStatus: 'finished', outcome: '10' })],
  ['aborted', match({ aborted: true, startTime: NOW - HOUR })],
  ['begun more than a week ago', match({ bodyStatus: 'in_progress', startTime: NOW - WEEK - 1 })],
  ['finished for more than a week', match({ bodyStatus: 'finished', endTime: NOW - WEEK - 1 })],
])('a match is no longer polled once it is %s', (_, watched) => {
  expect(looks(watched, 0, WEEK)).toBe(false)
  expect(latestPoll(watched, NOW, 0)).toBeUndefined()
  expect(nextPoll(watched, NOW, 0)).toBeUndefined()
})

test('far from play a match is polled less often, but at least every quarter of an hour', () => {
  expect(latestPoll(match({ startTime: NOW + 10 * HOUR }), NOW, NOW)).toBe(NOW + 6 * MINUTE)
  expect(latestPoll(match({ startTime: NOW + 5 * DAY }), NOW, NOW)).toBe(NOW + 15 * MINUTE)
  expect(latestPoll({ ...waits, endTime: NOW - 5 * DAY }, NOW, NOW)).toBe(NOW + 15 * MINUTE)
})

test('a match that has been live for a day is polled as rarely as a waiting one', () => {
  expect(latestPoll(match({ bodyStatus: 'in_progress', startTime: NOW - 2 * DAY }), NOW, NOW)).toBe(NOW + 15 * MINUTE)
})

test('a match is polled at its start at the latest', () => {
  expect(nextPoll(match({ startTime: NOW + 20 * SECOND }), NOW, NOW)).toBe(NOW + 20 * SECOND)
})

test('while a match is live the room decides every second, otherwise it sleeps until a poll is due', () => {
  expect(nextPoll(live, NOW, NOW - 2 * SECOND)).toBe(NOW + SECOND)
  expect(nextPoll(soon, NOW, NOW - 2 * SECOND)).toBe(NOW + 58 * SECOND)
})
