import { expect, test } from 'vitest'
import { unchangedReport, abandon, observe, type SiteReport } from '#core/match/observe.ts'
import { isSettled } from '#core/match/settled.ts'
import { MINUTE } from '#core/time.ts'
import {
  ALL,
  finished,
  aGame,
  last,
  LINK,
  aLinkedMatch,
  NOW,
  observeAll,
  aReport,
  START,
  type Pull,
} from '../../support/site-report.ts'
import type { MatchState } from '#core/match/completion.ts'

test('a match that begins is told by its facts, and its score is nil to nil', () => {
  const { after, change, games, final } = last([aReport([])])
  expect(after).toEqual(
    aLinkedMatch({ points: [0, 0], facts: { link: LINK, bodyStatus: 'in_progress', startTime: START, boards: 2 } }),
  )
  expect(change).toEqual({ facts: { bodyStatus: 'in_progress', startTime: START, boards: 2 }, points: [0, 0] })
  expect([games, final]).toEqual([[], false])
})

test('a match of games that never started is a forfeit', () => {
  const games = ['1w+-', '1b-+', '2w+-', '2b-+']
  expect(last([finished(games)]).after.outcome).toBe('+-')
  expect(last([finished(ALL)]).after.outcome).toBe('10')
})

test('before play there is no score', () => {
  expect(last([aReport([], { bodyStatus: 'scheduled', boards: 0 })]).after).toEqual(
    aLinkedMatch({ facts: { link: LINK, bodyStatus: 'scheduled', startTime: START } }),
  )
})

test('a game that ends changes the score, its letters and its row, and no more', () => {
  const { change, games, after } = last([aReport(['1w10']), aReport(['1w10', '2b01'])])
  expect(change).toEqual({ points: [4, 0], games: '10  10' })
  expect(games.map(({ no, board, outcome }) => [no, board, outcome])).toEqual([[3, 2, '01']])
  expect(after.outcome).toBe('  ')
})

test('the same answer again changes nothing', () => {
  for (const state of [aReport(['1w10']), finished(ALL), aReport([], { bodyStatus: 'scheduled' })]) {
    const [first, second] = observeAll([state, state])
    expect(second!.change).toBeUndefined()
    expect(second!.games).toEqual([])
    expect(second!.after).toEqual(first!.after)
  }
})

test('an unmodified answer changes nothing', () => {
  const { after } = last([finished(ALL)])
  expect(last([unchangedReport(after)], 1, after)).toMatchObject({ after, change: undefined, games: [] })
})

test.each<[string, Pull, Partial<MatchState['facts']>, string, boolean]>([
  ['off: no result', 0, {}, '  ', false],
  ['ask first: a provisional result', 1, { provisional: true }, '10', false],
  ['pull and save all: a final result', 2, {}, '10', true],
])('pulling is %s', (_, pullResults, facts, outcome, final) => {
  const observed = last([aReport(['1w10']), finished(ALL)], pullResults)
  expect(observed.after.outcome).toBe(outcome)
  expect(observed.final).toBe(final)
  expect(observed.after.facts).toEqual({
    link: LINK,
    bodyStatus: 'finished',
    startTime: START,
    endTime: NOW - MINUTE,
    boards: 2,
    ...facts,
  })
})

test('a result waits for its games, and later needs only the score', () => {
  const state = finished(['1w10'], { points: [3, 5] })
  expect(last([state], 2).after.outcome).toBe('  ')
  expect(last([state], 2, aLinkedMatch(), NOW + 10 * MINUTE).after).toMatchObject({ outcome: '01', points: [3, 5] })
})

test('a result waits while a board with results could not be read', () => {
  const unread = finished(ALL, { unread: true })
  expect(last([unread], 2).after).toMatchObject({ outcome: '  ', points: [5, 3] })
  expect(last([unread, finished(ALL)], 2).after.outcome).toBe('10')
})

test('a match without an end time ended when its end was first seen', () => {
  const state = finished(ALL)
  delete state.endTime
  const { after } = last([state])
  expect(after.facts.endTime).toBe(NOW)
  expect(last([state], 1, after, NOW + MINUTE).change).toBeUndefined()
})

test('corrections by the site are accepted until the result is confirmed', () => {
  const corrected = finished(['1w10', '1b==', '2w01', '2b10'])
  const observed = last([finished(ALL), corrected])
  expect(observed.after).toMatchObject({ outcome: '01', points: [3, 5], facts: { provisional: true } })
  expect(observed.change).toEqual({ outcome: '01', points: [3, 5], games: observed.after.games })
  expect(last([finished(ALL), corrected], 2).after.outcome).toBe('10')
})

test('a corrected score is accepted without corrected games', () => {
  expect(last([finished(ALL), finished(ALL, { points: [4, 4] })]).after).toMatchObject({
    outcome: '==',
    points: [4, 4],
  })
})

test.each<[string, SiteReport]>([
  ['fewer games and less of a score', aReport(['1w10'])],
  ['an earlier stage', aReport([], { bodyStatus: 'scheduled' })],
  ['fewer boards', aReport(['1w10', '2b01'], { boards: 1 })],
])('an outdated answer with %s changes nothing', (_, old) => {
  const before = last([aReport(['1w10', '2b01'])]).after
  expect(last([old], 1, before)).toMatchObject({ after: before, change: undefined })
})

test.each<[string, SiteReport, Partial<MatchState>]>([
  ['a later stage', finished(['1w10'], { points: [2, 0] }), { points: [2, 0] }],
  ['as many games', aReport(['1w10', '2b01'], { points: [3, 0] }), { points: [3, 0] }],
  [
    'the same score',
    aReport(['1w10'], { points: [4, 0], boards: 5 }),
    { facts: expect.objectContaining({ boards: 5 }) },
  ],
])('an answer with %s is not outdated, even if other values are lower', (_, state, after) => {
  const before = last([aReport(['1w10', '2b01'])]).after
  expect(before.points).toEqual([4, 0])
  expect(last([state], 1, before).after).toMatchObject(after)
})

test('a finished match that is reported as running stays finished', () => {
  const before = last([finished(ALL)]).after
  expect(last([aReport(ALL)], 1, before).after).toEqual(before)
})

test('an unknown status is stored, but does not reopen a finished match', () => {
  expect(last([aReport([], { bodyStatus: 'paused' })]).after.facts.bodyStatus).toBe('paused')
  expect(last([aReport([], { bodyStatus: 'paused' }), aReport(['1w10'])]).after).toMatchObject({
    points: [2, 0],
    facts: { bodyStatus: 'in_progress' },
  })
  expect(last([finished(ALL), aReport(ALL, { bodyStatus: 'paused' })]).after.facts.bodyStatus).toBe('finished')
})

test('the site’s score counts even if its status is unknown', () => {
  expect(last([aReport([], { bodyStatus: 'paused', points: [2, 0] })]).after.points).toEqual([2, 0])
})

test('the number of boards can fall before play, and not afterwards', () => {
  const early = (boards: number) => aReport([], { bodyStatus: 'scheduled', boards })
  expect(last([early(6), early(4)]).after.facts.boards).toBe(4)
  expect(last([aReport(['4w10'], { boards: 6 }), aReport(['4w10'], { boards: 2 })]).after.facts.boards).toBe(6)
})

test('without a score the games are added up', () => {
  const state = aReport(['1w10', '2b=='])
  delete state.points
  expect(last([state]).after.points).toEqual([3, 1])
})

test('a board that is read later changes its game’s row, and an empty frame carries the version', () => {
  const unread = aReport([], { points: [2, 0], games: [{ ...aGame('1w10'), white: 'w', link: undefined } as never] })
  const observed = last([unread, aReport(['1w10'])])
  expect(observed.change).toEqual({})
  expect(observed.games).toMatchObject([{ no: 1, white: 'W', link: 'https://g/1w' }])
})

test('a confirmed or aborted match does not change', () => {
  for (const settled of [aLinkedMatch({ outcome: '10' }), aLinkedMatch({ facts: { aborted: true } })]) {
    expect(observe(settled, finished(ALL), NOW, { pullResults: 2, gamePointTotal: 4 })).toEqual({
      after: settled,
      games: [],
      change: undefined,
      final: true,
    })
  }
})

test('an abandoned match has no result and is settled', () => {
  const observed = abandon(last([aReport(['1w10'])]).after)
  expect(observed).toMatchObject({ change: { facts: { aborted: true } }, final: true, after: { outcome: '  ' } })
  expect(isSettled(observed.after)).toBe(true)
})

test('a result that a director cleared is not read from the site again', () => {
  const over = last([finished(ALL)], 2).after
  expect(over.outcome).not.toBe('  ')
  const cleared: MatchState = { ...over, outcome: '  ', facts: { ...over.facts, cleared: true } }
  expect(observe(cleared, finished(ALL), NOW, { pullResults: 2, gamePointTotal: 4 })).toMatchObject({
    after: cleared,
    change: undefined,
    final: false,
  })
})

test('boards that captains reported stay until the site knows of a game', () => {
  const before = aLinkedMatch({ games: '10==' })
  const begun = last([aReport([])], 1, before)
  expect(begun.after.games).toBe('10==')
  expect(last([aReport(['1w01'])], 1, begun.after).change).toMatchObject({ games: '01' })
})
