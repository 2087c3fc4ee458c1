import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { actText, applyAct, inverseOf } from '#core/changes/acts.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'
import { planned } from '#test/support/desk-examples.ts'

const does = (snapshot: Snapshot, ...requests: DeskRequest[]): Snapshot =>
  requests.reduce((facts, request) => planned(facts, deskActs(facts, request)).after, snapshot)

const played: Snapshot = {
  ...aSnapshot({ players: 6, rounds: ['1-2 1, 3-4 =, 5-6 0'], settings: { totalRounds: 3 } }),
  desk: EMPTY_DESK,
}
const takeBack = { type: 'unpublish', round: 1, isWithResults: true } as const
const taken = does(played, takeBack)
const outcomes = ({ rounds }: Snapshot): string => rounds[0]!.outcomes

test('a round that is taken back and published again unchanged has all its results', () => {
  const again = does(taken, { type: 'publish', round: 1 })
  expect(again.rounds).toEqual(played.rounds)
  expect(again.desk!.takenBack).toBeUndefined()
})

test('boards that come back have their results, and new boards have none', () => {
  const pairs = [
    { white: 1, black: 2 },
    { white: 4, black: 3 },
    { white: 5, black: 6 },
  ]
  const again = does(taken, { type: 'editDraw', round: 1, pairs }, { type: 'publish', round: 1 })
  expect(outcomes(again)).toBe('10  01')
})

test('results return after the draw was discarded and the round drawn again by hand', () => {
  const pairs = [
    { white: 5, black: 6 },
    { white: 1, black: 3 },
    { white: 2, black: 4 },
  ]
  const again = does(
    taken,
    { type: 'discardDraw', round: 1 },
    { type: 'draw', round: 1, pairs },
    { type: 'publish', round: 1 },
  )
  expect(outcomes(again)).toBe('01    ')
})

test('a round can be published without the results that it had', () => {
  expect(outcomes(does(taken, { type: 'publish', round: 1, isEmpty: true }))).toBe('      ')
})

test('the history says how many results returned', () => {
  expect(actText(taken, { type: 'publishRound', round: 1 })).toBe(
    'Round 1 published: 3 boards, 3 with their earlier results',
  )
})

test('undoing the publication brings the waiting results back, and undoing the taking back the whole round', () => {
  const publish = { type: 'publishRound', round: 1 } as const
  expect(applyAct(applyAct(taken, publish), inverseOf(taken, publish)!)).toEqual(taken)
  const plan = planned(played, deskActs(played, takeBack))
  expect(planned(taken, plan.inverse!).after).toEqual(played)
})

test('a change from before results were kept is still undone', () => {
  const old = { type: 'unpublishRound', round: 1 } as const
  expect(applyAct(applyAct(played, old), inverseOf(played, old)!)).toEqual(played)
})

test('a new entry does not get the results of a removed one with the same number', () => {
  const gone = does(taken, { type: 'discardDraw', round: 1 }, { type: 'removeEntries', nos: [6] })
  expect(gone.desk!.takenBack![0]!.matches.map(({ no }) => no)).toEqual([1, 2])
  const before = does(taken, { type: 'discardDraw', round: 1 })
  const plan = planned(before, deskActs(before, { type: 'removeEntries', nos: [6] }))
  expect(planned(plan.after, plan.inverse!).after).toEqual(before)
})
