import { expect, test } from 'vitest'
import { applyAct } from '#core/changes/acts.ts'
import { deskActs, neededDraw } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { proposeDraw } from '#core/draw/engines.ts'
import { drawOf, EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'

const PLAYERS = ['Ann 2400', 'Bo 2300', 'Cy 2200', 'Di 2100', 'Ed 2000', 'Fay 1900']
const cup: Snapshot = { ...aSnapshot({ players: PLAYERS, settings: { totalRounds: 5 } }), desk: EMPTY_DESK }

function after(snapshot: Snapshot, request: DeskRequest): Snapshot {
  const acts = deskActs(snapshot, request)
  if (typeof acts === 'string') throw new Error(acts)
  return acts.reduce(applyAct, snapshot)
}

const DRAW = { type: 'draw', round: 1 } as const
const PUBLISH = { type: 'publish', round: 1 } as const

test('a request names the round to draw and the facts to draw it from', () => {
  expect(neededDraw(cup, DRAW)).toEqual({ facts: cup, round: 1, wishes: { hasThirdPlace: false } })
  const draft = after(cup, DRAW)
  const again = neededDraw(draft, { type: 'redraw', round: 1, forbid: [1, 4] })
  expect(again).toMatchObject({ round: 1, wishes: { fixed: [] } })
  expect(drawOf(again!.facts, 1)).toBeUndefined()
  expect(again!.facts.forbidden).toHaveLength(1)
})

test('a draw by hand, a draft that its engine drew and a refused request need no draw', () => {
  expect(neededDraw(cup, { ...DRAW, isByHand: true })).toBeUndefined()
  expect(neededDraw(after(cup, DRAW), PUBLISH)).toBeUndefined()
  expect(neededDraw(cup, { ...DRAW, round: 3 })).toBeUndefined()
})

test('a round that was paired by hand is compared with the engine’s draw that the request needed', () => {
  const byHand = after(cup, { ...DRAW, isByHand: true })
  const pairs = [1, 3, 5].map((white) => ({ white, black: white + 1 }))
  const draft = after(byHand, { type: 'editDraw', round: 1, pairs })
  const needed = neededDraw(draft, PUBLISH)!
  expect(drawOf(needed.facts, 1)).toBeUndefined()
  const drawn: unknown[] = []
  const acts = deskActs(draft, PUBLISH, (...of) => {
    drawn.push(of.slice(0, 2))
    return proposeDraw(...of)
  })
  expect(drawn).toEqual([[needed.facts, needed.round]])
  expect(acts).toEqual([
    { type: 'publishRound', round: 1 },
    { type: 'setRemark', remark: expect.stringMatching(/^MPA @ Round 1: .* => 1-2 3-4 5-6$/), isNoted: true },
  ])
})
