import { expect, test } from 'vitest'
import { isShort, shortForfeit, type ShortMatchReport } from '#core/match/short-roster.ts'
import { last, aLinkedMatch, finished, type Pull } from '../../support/site-report.ts'

const ended = (rest: Partial<ShortMatchReport> = {}): ShortMatchReport => ({
  bodyStatus: 'finished',
  points: [0, 0],
  boards: 4,
  minBoards: 5,
  ...rest,
})

test.each<[string, [number, number] | undefined, string | undefined]>([
  ['lost by the side with too few players', [4, 9], '-+'],
  ['won by the side with enough', [7, 4], '+-'],
  ['lost by both if both were short', [4, 3], '--'],
  ['left open if nobody knows the rosters', undefined, undefined],
  ['left open if both had enough', [5, 6], undefined],
])('a match that never started is %s', (_, signUps, forfeit) => {
  expect(shortForfeit(ended({ ...(signUps && { signUps }) }))).toBe(forfeit)
})

test('a match that was played, still runs, or had enough boards is no forfeit', () => {
  expect(isShort(ended())).toBe(true)
  for (const other of [{ points: [2, 2] as [number, number] }, { bodyStatus: 'in_progress' }, { boards: 5 }])
    expect(shortForfeit(ended({ ...other, signUps: [4, 9] }))).toBeUndefined()
  expect(isShort({ ...ended(), minBoards: undefined })).toBe(false)
})

test.each<[string, Pull, string, boolean]>([
  ['is not entered while results are not pulled', 0, '  ', false],
  ['waits for a director', 1, '-+', false],
  ['is final', 2, '-+', true],
])('a forfeit by short roster %s', (_, pull, outcome, isFinal) => {
  const report = finished([], { boards: 4, minBoards: 5, signUps: [4, 9], points: [0, 0] })
  const { after, final } = last([report], pull)
  expect(after.outcome).toBe(outcome)
  expect(after.points).toBeNull()
  expect(after.facts.provisional).toBe(pull === 1 ? true : undefined)
  expect(final).toBe(isFinal)
})

test('a match that never started is no draw, not even long after its end', () => {
  const report = finished([], { boards: 4, minBoards: 5, points: [0, 0], endTime: 1 })
  expect(last([report, report], 2).after.outcome).toBe('  ')
})

test('what captains reported of a match that never started is left to a director', () => {
  const before = aLinkedMatch({ outcome: '10', facts: { ...aLinkedMatch().facts, whiteSays: '10', provisional: true } })
  const report = finished([], { boards: 4, minBoards: 5, signUps: [4, 9], points: [0, 0] })
  expect(last([report], 2, before).after.outcome).toBe('10')
})
