import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import { unfinishedGames } from '#core/snapshot/unfinished-games.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { withFideModeLeft } from '#core/snapshot/remarks.ts'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'

const players = ['Anna Adler', 'Bo Birk', 'Cara Cole', 'Dan Dorn']
const event = aSnapshot({ players, rounds: ['1-2 1, 3-4 *', '1-3 1, 2-4 1'], settings: { totalRounds: 2 } })
const adjourned: RoundColumns = { ...event.rounds[0]!, facts: { 1: { adjourned: true } } }
const open: Snapshot = { ...event, active: true, closed: 1, desk: EMPTY_DESK, rounds: event.rounds.with(0, adjourned) }

test('an event with a game without a result cannot become final, and the game is named', () => {
  expect(unfinishedGames(open)).toEqual([{ round: 1, at: 1 }])
  const closing = { type: 'close', round: 2 } as const
  expect(deskActs(open, closing)).toBe(
    'The standings can’t be final while games have no result: round 1: Cara Cole – Dan Dorn.',
  )
})

test('byes and aborted games miss no result', () => {
  const { rounds } = aSnapshot({ players: [...players, 'Eve Ek'], rounds: ['5 H, 1-2 *, 3-4 *', '1-5 *, 2 U, 3-4 1'] })
  const aborted = { ...rounds[0]!, facts: { 1: { aborted: true as const } } }
  expect(unfinishedGames({ rounds: [aborted, rounds[1]!] })).toEqual([
    { round: 1, at: 2 },
    { round: 2, at: 0 },
  ])
  expect(unfinishedGames({ rounds }, 1)).toHaveLength(2)
})

test('games of the last round cannot be adjourned to end the event', () => {
  const playing = { ...open, rounds: [event.rounds[1]!, event.rounds[0]!] }
  expect(deskActs(playing, { type: 'close', round: 2, isAdjourning: true })).toMatch(/^The standings can’t be final/)
})

test('the report of such an event cannot be sent', () => {
  const finished = { ...open, active: false }
  expect(deskActs(finished, { type: 'sendReport' })).toMatch(/^The report can’t be sent while games have no result/)
})

test('at the desk neither the last round can be closed nor the report be sent with an open or adjourned game, in any mode', () => {
  const left = withFideModeLeft(open, 2)
  expect(deskActs(left, { type: 'close', round: 2 })).toMatch(/^The standings can’t be final/)
  expect(deskActs(left, { type: 'close', round: 2, isAdjourning: true })).toMatch(/^The standings can’t be final/)
  expect(deskActs({ ...left, active: false }, { type: 'sendReport' })).toMatch(/^The report can’t be sent/)
})
