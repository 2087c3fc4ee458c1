import { expect, test } from 'vitest'
import { captainWarnings, riskOf, type FixtureOutlook } from '#core/snapshot/captain-warnings.ts'
import { DAY, HOUR } from '#core/time.ts'

const START = Date.UTC(2026, 10, 28, 18)
const signUp = (username: string, rating: number, timeoutPercent: number | null = 0) => ({
  username,
  rating,
  timeoutPercent,
})
const warned = (outlook: Partial<FixtureOutlook>, before: number) =>
  captainWarnings(
    { state: 'planned', startsAt: START, agreeBy: null, isLinked: null, lineUpDue: null, ...outlook },
    START - before,
  )

test('a missing time, link and line-up are warned of when their deadlines are near', () => {
  const all = { agreeBy: START - DAY, isLinked: false, lineUpDue: START - HOUR }
  expect(warned(all, 4 * DAY)).toEqual([])
  expect(warned(all, 2 * DAY)).toEqual([{ kind: 'noTime', until: START - DAY }])
  expect(warned(all, DAY)).toEqual([
    { kind: 'noLink', startsAt: START },
    { kind: 'noLineUp', due: START - HOUR },
  ])
  expect(warned({ ...all, state: 'agreed' }, 2 * DAY)).toEqual([])
  expect(warned({ ...all, state: 'confirmed' }, DAY)).toEqual([])
  expect(warned(all, -HOUR)).toEqual([{ kind: 'noLink', startsAt: START }])
})

test('fewer sign-ups than the minimum, or than the other team has, are warned of two days before the start', () => {
  const own = ['a', 'b'].map((name) => signUp(name, 2000))
  const other = ['x', 'y', 'z'].map((name) => signUp(name, 2000))
  const open = { state: 'open', isLinked: true } as const
  expect(warned({ ...open, signUps: { minimum: 3, own, other } }, DAY)).toEqual([
    { kind: 'fewSignUps', has: 2, needs: 3, startsAt: START },
  ])
  expect(warned({ ...open, signUps: { minimum: 2, own, other } }, DAY)).toEqual([
    { kind: 'fewerThanOther', has: 2, other: 3, startsAt: START },
  ])
  expect(warned({ ...open, signUps: { minimum: 3, own, other } }, 3 * DAY)).toEqual([])
})

test('an average 50 points lower and players who often lose on time are named to their own captain', () => {
  const signUps = {
    minimum: 2,
    own: [signUp('quick', 1950), signUp('late', 1950, 26), signUp('absent', 0, 60)],
    other: [signUp('x', 2000), signUp('y', 2000), signUp('z', 2000, 90)],
  }
  expect(warned({ state: 'open', isLinked: true, signUps }, 10 * DAY)).toEqual([
    { kind: 'ratingGap', points: 50 },
    { kind: 'timeoutRisk', risk: 'high', usernames: ['absent'] },
    { kind: 'timeoutRisk', risk: 'medium', usernames: ['late'] },
  ])
  expect(riskOf(signUp('new', 1500, null))).toBeUndefined()
})
