import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import { withFideModeLeft } from '#core/snapshot/remarks.ts'
import { unfinishedGames } from '#core/snapshot/unfinished-games.ts'
import { aSnapshot } from '#test/support/build.ts'

const open = aSnapshot({
  players: ['Anna Adler', 'Bo Birk', 'Cara Cole', 'Dan Dorn'],
  rounds: ['1-2 1, 3-4 *', '1-3 1, 2-4 1'],
  settings: { totalRounds: 2 },
  active: true,
})

test('a game without a result is unfinished', () => {
  expect(unfinishedGames(open)).toEqual([{ round: 1, at: 1 }])
})

test.each([
  ['in FIDE mode', open],
  ['outside FIDE mode', withFideModeLeft(open, 2)],
])(
  '%s the last round is not closed while an earlier or adjourned game has no result, and the game is named',
  (_, at) => {
    const refusal = 'The standings can’t be final while games have no result: round 1: Cara Cole – Dan Dorn.'
    expect(deskActs(at, { type: 'close', round: 2 })).toBe(refusal)
    expect(deskActs(at, { type: 'close', round: 2, isAdjourning: true })).toBe(refusal)
  },
)

test('the report of such an event cannot be sent', () => {
  const refusal = /^The report can’t be sent while games have no result/
  expect(deskActs({ ...open, active: false }, { type: 'sendReport' })).toMatch(refusal)
})
