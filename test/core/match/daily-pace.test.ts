import { expect, test } from 'vitest'
import { nextDailyPoll, nextReview, type DailySubject } from '#core/match/daily-pace.ts'
import { DAY, HOUR, MINUTE, WEEK } from '#core/time.ts'

const NOW = 100 * WEEK
const daily = (rest: Partial<DailySubject> = {}): DailySubject => ({
  linkType: 'daily',
  scored: false,
  outcome: '  ',
  points: null,
  ...rest,
})
const signingUp = (startTime: number) => daily({ bodyStatus: 'registration', startTime })
const running = (points: [number, number], rest: Partial<DailySubject> = {}) =>
  daily({ bodyStatus: 'in_progress', startTime: NOW - 20 * DAY, boards: 10, points, ...rest })
const wait = (match: DailySubject) => {
  const next = nextDailyPoll(match, NOW)
  return next === undefined ? undefined : next - NOW
}

test.each<[string, DailySubject, number]>([
  ['a week before its start each 4 hours', signingUp(NOW + WEEK), 4 * HOUR],
  ['in the two days before its start each hour', signingUp(NOW + DAY), HOUR],
  ['in its last two hours each 10 minutes', signingUp(NOW + HOUR), 10 * MINUTE],
  ['when its last two days begin', signingUp(NOW + 2 * DAY + HOUR), HOUR],
  ['five minutes after its start', signingUp(NOW), 5 * MINUTE],
  ['ten minutes after its start', signingUp(NOW - 5 * MINUTE), 5 * MINUTE],
  ['each 10 minutes while its start is late', signingUp(NOW - 11 * MINUTE), 10 * MINUTE],
  ['each hour once its start is hours late', signingUp(NOW - 3 * HOUR), HOUR],
  ['daily if it has not started for a week', signingUp(NOW - 8 * DAY), DAY],
  ['hourly without a known start', daily(), HOUR],
  ['each 4 hours while it runs', running([10, 8]), 4 * HOUR],
  ['each hour while at most 4 games can decide it', running([17, 15]), HOUR],
  ['twice a day once it is decided', running([21, 11]), 12 * HOUR],
  ['each hour in the last two days before its deadline', running([10, 8], { deadline: NOW + DAY }), HOUR],
  ['each 5 minutes in the hour after its end', daily({ bodyStatus: 'finished', endTime: NOW - MINUTE }), 5 * MINUTE],
  ['daily in the week after its end', daily({ bodyStatus: 'finished', endTime: NOW - 2 * DAY }), DAY],
  ['weekly afterwards', daily({ bodyStatus: 'finished', endTime: NOW - 3 * WEEK }), WEEK],
])('a daily match is polled %s', (_, match, expected) => {
  expect(wait(match)).toBe(expected)
})

test('a daily match is polled for nine months, and no longer once it is settled', () => {
  expect(wait(running([10, 8], { startTime: NOW - 270 * DAY }))).toBe(4 * HOUR)
  expect(wait(running([10, 8], { scored: true, outcome: '10' }))).toBeUndefined()
  expect(wait(running([10, 8], { aborted: true }))).toBeUndefined()
})

test('a finished match is looked at again daily for a week, then weekly', () => {
  expect([1 * DAY, 6 * DAY, 8 * DAY, 90 * DAY].map((ago) => nextReview(NOW - ago, NOW) - NOW)).toEqual([
    DAY,
    DAY,
    WEEK,
    WEEK,
  ])
})

/** The lengths of matches at a day a move: 5 % below 16 days, half below 50, 95 % below 150. */
const lengthOf = (share: number): number =>
  interpolate(share, [
    [0, 5],
    [0.05, 16],
    [0.25, 31],
    [0.5, 50],
    [0.75, 81],
    [0.95, 150],
    [1, 270],
  ]) * DAY

function interpolate(at: number, known: [number, number][]): number {
  const after = Math.max(
    1,
    known.findIndex(([share]) => share >= at),
  )
  const [[x0, y0], [x1, y1]] = [known[after - 1]!, known[after]!]
  return y0 + ((at - x0) / (x1 - x0)) * (y1 - y0)
}

/** Numbers from 0 up to 1 that are the same in each run. */
function rolls(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

test('200 daily matches at once take at most one request a minute, from sign-up until a month after their end', () => {
  const roll = rolls(31)
  let [requests, time] = [0, 0]
  for (let match = 0; match < 200; match += 1) {
    const [linked, length, boards] = [7 * DAY, lengthOf(roll()), 4 + Math.floor(roll() * 17)]
    const start = NOW + linked
    // Each game ends once; most end early, and the last one ends the match.
    const ends = Array.from({ length: 2 * boards }, () => start + length * Math.sqrt(roll())).toSorted((a, b) => a - b)
    ends[ends.length - 1] = start + length
    const results = ends.map(() => (roll() < 0.5 ? 0 : 1))
    const at = (now: number): DailySubject => {
      if (now < start + 4 * MINUTE) return signingUp(start)
      const points: [number, number] = [0, 0]
      for (const [game, end] of ends.entries()) if (end <= now) points[results[game]!]! += 2
      const isOver = now >= start + length
      const known = { startTime: start, boards, points }
      return isOver
        ? daily({ ...known, bodyStatus: 'finished', endTime: start + length, outcome: '10', scored: true })
        : daily({ ...known, bodyStatus: 'in_progress' })
    }
    // One more request for each board on which games ended.
    requests += 2 * boards
    let now = NOW
    const until = start + length + 30 * DAY
    while (now < until) {
      requests += 1
      now = nextDailyPoll(at(now), now) ?? nextReview(start + length, now)
    }
    time += until - NOW
  }
  // 200 matches that run at the same time.
  const perMinute = (200 * requests * MINUTE) / time
  expect(perMinute).toBeLessThan(1)
  expect(perMinute).toBeGreaterThan(0.2)
})
