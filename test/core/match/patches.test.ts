import { expect, test } from 'vitest'
import { gameLetters } from '#core/match/site-games.ts'
import { stateOf } from '#core/match/observe.ts'
import { patches } from '#core/match/patches.ts'
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
  games: GAMES,
  facts: {
    ...aLinkedMatch().facts,
    bodyStatus: 'finished',
    startTime: START,
    endTime: NOW,
    boards: BOARDS,
    provisional: true,
  },
})
const frame = (patch: object, at = 0): MatchEvent => ({ type: 'match', v: 1_234_567 + at, r: 19, n: 2500, ...patch })

test('the result of a match of forty games is broadcast in frames of at most 120 bytes', () => {
  const frames = patches(stateOf(aLinkedMatch()), stateOf(OVER)).map(frame)
  expect(Math.max(...frames.map((told) => JSON.stringify(told).length))).toBeLessThanOrEqual(120)
  expect(frames.length).toBeLessThanOrEqual(5)
})

test('all frames together give the stored match, and the last one has the result', () => {
  const told = patches(stateOf(aLinkedMatch()), stateOf(OVER))
  const before = aSnapshot({ rounds: ['1-2'] })
  const after = told.reduce((snapshot, patch) => {
    const next = applyEvent(snapshot, { ...frame(patch), v: snapshot.version + 1, r: 1, n: 1 })
    if (next === 'gap') throw new Error('There is a gap.')
    return next
  }, before)
  expect(after.rounds[0]).toMatchObject({ outcomes: '10', points: [60, 20], games: [gameLetters(GAMES)] })
  const { link: _, ...facts } = OVER.facts
  expect(after.rounds[0]!.facts![0]).toEqual(facts)
  expect(told.findIndex(({ o }) => o !== undefined)).toBe(told.length - 1)
})

test('consecutive games form one run, other games their own', () => {
  const before = aLinkedMatch({ games: GAMES.slice(0, 6) })
  const after = aLinkedMatch({
    games: GAMES.slice(0, 6).map((one, at) => (at % 4 === 1 ? one : { ...one, outcome: '01' })),
  })
  expect(patches(stateOf(before), stateOf(after))).toEqual([{ g: expect.any(Array) }])
  const told = patches(stateOf(before), stateOf(after))[0]!.g!
  expect(told.map(([, letters]) => letters.length)).toEqual([2, 6])
})

test('a removed fact is null in its frame', () => {
  const facts = { ...aLinkedMatch().facts, provisional: true } as const
  expect(JSON.stringify(patches(stateOf(aLinkedMatch({ facts })), stateOf(aLinkedMatch())))).toBe(
    '[{"f":{"provisional":null}}]',
  )
})
