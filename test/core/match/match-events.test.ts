import { expect, test } from 'vitest'
import { gameLetters } from '#core/match/site-games.ts'
import type { MatchState } from '#core/match/completion.ts'
import { changeBetween } from '#core/match/pairing-state.ts'
import { matchEvents } from '#core/match/match-events.ts'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import type { MatchEvent } from '#core/match/live.ts'
import { aSnapshot } from '#test/support/build.ts'
import { aGame, aLinkedMatch, NOW, START } from '../../support/site-report.ts'

const BOARDS = 20
const GAMES = Array.from({ length: BOARDS }, (_, board) =>
  ['w10', 'b=='].map((word) => aGame(`1${word}`, { board: board + 1 })),
).flat()
const OVER = aLinkedMatch({
  outcome: '10',
  points: [60, 20],
  games: gameLetters(GAMES),
  played: GAMES,
  facts: {
    ...aLinkedMatch().facts,
    bodyStatus: 'finished',
    startTime: START,
    endTime: NOW,
    boards: BOARDS,
    provisional: true,
  },
})
const eventsBetween = (before: MatchState, after: MatchState, ref = { round: 1, no: 1 }): MatchEvent[] =>
  matchEvents(ref, before, changeBetween(before, after)).map((event, at) => ({ ...event, v: 1_234_567 + at }))

test('a match of forty games that ended unseen is told in frames of at most 120 bytes', () => {
  const frames = eventsBetween(aLinkedMatch(), OVER, { round: 19, no: 2500 })
  expect(Math.max(...frames.map((told) => JSON.stringify(told).length))).toBeLessThanOrEqual(120)
  expect(frames.length).toBeLessThanOrEqual(5)
})

test('what is told in many frames comes to what is known, the result last', () => {
  const told = eventsBetween(aLinkedMatch(), OVER)
  const before = aSnapshot({ rounds: ['1-2'] })
  const after = told.reduce((snapshot, event) => {
    const next = applyEvent(snapshot, { ...event, v: snapshot.version + 1 })
    if (next === 'gap') throw new Error('There is a gap.')
    return next
  }, before)
  expect(after.rounds[0]).toMatchObject({ outcomes: '10', points: [60, 20], games: [gameLetters(GAMES)] })
  const { link: _, ...facts } = OVER.facts
  expect(after.rounds[0]!.facts![0]).toEqual(facts)
  expect(told.findIndex(({ o }) => o !== undefined)).toBe(told.length - 1)
})

test('games that stand apart are told apart, and neighbours together', () => {
  const before = aLinkedMatch({ played: GAMES.slice(0, 6) })
  const after = aLinkedMatch({
    played: GAMES.slice(0, 6).map((one, at) => (at % 4 === 1 ? one : { ...one, outcome: '01' })),
  })
  const frames = eventsBetween(before, after)
  expect(frames).toHaveLength(1)
  const told = frames[0]!.g!
  expect(told.map(([, letters]) => letters.length)).toEqual([2, 6])
})

test('a removed fact is null in its frame', () => {
  const facts = { ...aLinkedMatch().facts, provisional: true } as const
  const [event] = eventsBetween(aLinkedMatch({ facts }), aLinkedMatch())
  expect(JSON.stringify(event!.f)).toBe('{"provisional":null}')
})
