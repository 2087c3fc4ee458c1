import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import { setRoundClosed } from '#core/changes/set-round-closed.ts'
import { setStage } from '#core/changes/set-stage.ts'
import { unfinishedGames } from '#core/snapshot/unfinished-games.ts'
import { withFideModeLeft } from '#core/snapshot/remarks.ts'
import { aSnapshot } from '#test/support/build.ts'

const players = ['Anna Adler', 'Bo Birk', 'Cara Cole', 'Dan Dorn']
const open = aSnapshot({
  players,
  rounds: ['1-2 1, 3-4 *', '1-3 1, 2-4 1'],
  settings: { totalRounds: 2 },
  active: true,
})
const closing = { type: 'setRoundClosed', round: 2, closed: 2, active: false } as const

test('in FIDE mode an event with a game without a result cannot become final, and the game is named', () => {
  expect(unfinishedGames(open)).toEqual([{ round: 1, at: 1 }])
  expect(setRoundClosed.refusal(open, closing)).toBe(
    'The standings can’t be final while games have no result: round 1: Cara Cole – Dan Dorn.',
  )
  expect(setRoundClosed.refusal(withFideModeLeft(open, 2), closing)).toBeUndefined()
})

test('in FIDE mode the report of such an event cannot be sent', () => {
  const finished = { ...open, active: false }
  const sending = { type: 'setStage', from: null, to: 'reported' } as const
  expect(setStage.refusal(finished, sending)).toMatch(/^The report can’t be sent while games have no result/)
  expect(setStage.refusal(withFideModeLeft(finished, 2), sending)).toBeUndefined()
})

test('at the desk neither the last round can be closed nor the report be sent with an open or adjourned game, in any mode', () => {
  const left = withFideModeLeft(open, 2)
  expect(deskActs(left, { type: 'close', round: 2 })).toMatch(/^The standings can’t be final/)
  expect(deskActs(left, { type: 'close', round: 2, isAdjourning: true })).toMatch(/^The standings can’t be final/)
  expect(deskActs({ ...left, active: false }, { type: 'sendReport' })).toMatch(/^The report can’t be sent/)
})
