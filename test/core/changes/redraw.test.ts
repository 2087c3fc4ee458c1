import { expect, test } from 'vitest'
import { actText, applyAct, actRefusal, inverseOf } from '#core/changes/acts.ts'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import { drawOf, EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'

const PLAYERS = ['Ann 2400', 'Bo 2300', 'Cy 2200', 'Di 2100', 'Ed 2000', 'Fay 1900', 'Gus 1800', 'Hal 1700']
const cup = (): Snapshot => ({ ...aSnapshot({ players: PLAYERS, settings: { totalRounds: 5 } }), desk: EMPTY_DESK })

function after(snapshot: Snapshot, request: DeskRequest): Snapshot {
  const acts = deskActs(snapshot, request)
  if (typeof acts === 'string') throw new Error(acts)
  return acts.reduce((facts, act) => {
    expect(actRefusal(facts, act)).toBeUndefined()
    return applyAct(facts, act)
  }, snapshot)
}

const drawn = (snapshot: Snapshot): Draw => drawOf(snapshot, 1)!
const pairsOf = ({ pairs }: Pick<Draw, 'pairs'>): string[] => pairs.map(({ white, black }) => `${white}-${black}`)

test('two players who are kept apart get other opponents, and may meet again when that is lifted', () => {
  const draft = after(cup(), { type: 'draw', round: 1 })
  expect(pairsOf(drawn(draft))).toEqual(['1-5', '6-2', '3-7', '8-4'])
  const apart = after(draft, { type: 'redraw', round: 1, forbid: [5, 1] })
  expect(apart.forbidden).toEqual([{ players: [0, 4], from: 1, to: 1 }])
  expect(pairsOf(drawn(apart))).not.toContain('1-5')
  // It is a rule for the engine, not a change by hand.
  expect(drawn(apart).proposed).toEqual(drawn(apart).pairs)
  const again = after(apart, { type: 'redraw', round: 1, allow: [1, 5] })
  expect(again.forbidden).toBeUndefined()
  expect(drawn(again)).toEqual(drawn(draft))
})

test('a fixed pair stays when the others are drawn again, and is marked if the engine would not have drawn it', () => {
  const draft = after(cup(), { type: 'draw', round: 1 })
  const own = drawn(draft).pairs
  const pairs = [{ white: 1, black: 2, isFixed: true as const }, { white: 6, black: 5 }, ...own.slice(2)]
  const fixed = after(after(draft, { type: 'editDraw', round: 1, pairs }), { type: 'redraw', round: 1 })
  expect(drawn(fixed).pairs).toContainEqual({ white: 1, black: 2, isFixed: true })
  expect(pairsOf(drawn(fixed)).toSorted()).toEqual(['1-2', '3-6', '5-8', '7-4'].toSorted())
  expect(drawn(fixed).proposed).toEqual(own)
})

test('a redraw keeps the publication time, and needs the draft of a Swiss', () => {
  const draft = after(cup(), { type: 'draw', round: 1 })
  const timed = applyAct(draft, { type: 'scheduleRound', round: 1, publishAt: 5000 })
  expect(drawn(after(timed, { type: 'redraw', round: 1 })).publishAt).toBe(5000)
  expect(deskActs(cup(), { type: 'redraw', round: 1 })).toBe('Round 1 has no draft.')
  const byHand = after(cup(), { type: 'draw', round: 1, isByHand: true })
  expect(deskActs(byHand, { type: 'redraw', round: 1 })).toMatch(/^Only a Swiss/)
})

test('a forbidden pairing is described by names, and undone as a whole', () => {
  const act = {
    type: 'setForbidden' as const,
    forbidden: [1, 3].map((player) => ({ id: 1, player, fromRound: 2, toRound: 2 })),
  }
  const before = cup()
  expect(actText(before, act)).toMatch(/Ann.* – .*Cy.* may not meet$/)
  const apart = applyAct(before, act)
  const back = inverseOf(before, act)!
  expect(actText(apart, back)).toMatch(/may meet again$/)
  expect(applyAct(apart, back)).toEqual(before)
  const alone = { ...act, forbidden: act.forbidden.slice(1) }
  expect(actRefusal(before, alone)).toBe('Name two who may not meet.')
})

test('fixing a board is described as such, and swaps nothing', () => {
  const draft = after(cup(), { type: 'draw', round: 1 })
  const [first, ...others] = drawn(draft).pairs
  const act = { type: 'editDraw' as const, round: 1, pairs: [{ ...first!, isFixed: true as const }, ...others] }
  expect(actText(draft, act)).toBe('Round 1: board 1 fixed')
  expect(actText(applyAct(draft, act), { ...act, pairs: drawn(draft).pairs })).toBe('Round 1: board 1 no longer fixed')
})

test('once round 1 is drawn, players can be kept apart only outside FIDE mode, and the report says so', () => {
  const requests: DeskRequest[] = [
    { type: 'draw', round: 1 },
    { type: 'publish', round: 1 },
    ...[1, 2, 3, 4].map((no): DeskRequest => ({ type: 'enterResult', round: 1, no, result: { outcome: '10' } })),
    { type: 'close', round: 1 },
    { type: 'draw', round: 2 },
  ]
  const draft = requests.reduce(after, cup())
  const { white, black } = drawOf(draft, 2)!.pairs[0]!
  const apart: DeskRequest = { type: 'redraw', round: 2, forbid: [white, black!] }
  expect(deskActs(draft, apart)).toMatch(/in FIDE mode two players can’t be kept apart any more/)
  const left = after(draft, { type: 'leaveFideMode' })
  const line = `Prohibition @ Round 2: ${[white, black!].toSorted((a, b) => a - b).join('-')}`
  expect(after(left, apart).remarks).toContain(line)
  expect(after(after(left, apart), { type: 'redraw', round: 2, allow: [white, black!] }).remarks).not.toContain(line)
})
