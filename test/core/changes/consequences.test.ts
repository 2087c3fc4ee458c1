import { expect, test } from 'vitest'
import { consequencesOf } from '#core/changes/consequences.ts'
import { otherDraw } from '#core/changes/other-draw.ts'
import { deskActs } from '#core/changes/desk-acts.ts'
import { planChange } from '#core/changes/plan.ts'
import { enteringActs } from '#core/changes/result-acts.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { exportTrf } from '#core/trf/export.ts'
import { aSnapshot } from '#test/support/build.ts'

const PLAYERS = ['Ann 2400', 'Bo 2300', 'Cy 2200', 'Di 2100', 'Eve 2000', 'Finn 1900', 'Gil 1800', 'Hal 1700']

function asked(begun: Snapshot, ...requests: DeskRequest[]): Snapshot {
  return requests.reduce((now, request) => {
    const acts = deskActs(now, request)
    const plan = typeof acts === 'string' ? acts : planChange(now, acts)
    if (typeof plan === 'string') throw new Error(plan)
    return plan.after
  }, begun)
}

const begun: Snapshot = {
  ...aSnapshot({ players: PLAYERS, settings: { totalRounds: 5 }, active: true }),
  desk: EMPTY_DESK,
}
const played = (round: number): DeskRequest[] => [
  { type: 'draw', round },
  { type: 'publish', round },
  ...[1, 2, 3, 4].map((no): DeskRequest => ({ type: 'enterResult', round, no, result: { outcome: '10' } })),
]
const close = (round: number): DeskRequest => ({ type: 'close', round })
const LOST = { outcome: '01' } as const
const correcting = (snapshot: Snapshot, round: number) =>
  consequencesOf(snapshot, round, enteringActs(snapshot, { round, no: 1 }, LOST))

const first = asked(begun, ...played(1))
const drawn = asked(first, close(1), { type: 'draw', round: 2 })
const running = asked(drawn, { type: 'publish', round: 2 })
const late = asked(first, close(1), ...played(2), close(2))

test('a correction before the next draw needs no confirmation; after it, the question says what the handbook allows', () => {
  expect(correcting(first, 1)).toMatchObject({ timing: 'open', level: 1, drawn: undefined })
  expect(correcting(asked(first, close(1)), 1)).toMatchObject({ timing: 'open', level: 1 })
  expect(correcting(drawn, 1)).toMatchObject({ timing: 'drawn', level: 3, drawn: 2 })
  expect(correcting(running, 1)).toMatchObject({ timing: 'running', level: 3, drawn: 2 })
  expect(correcting(late, 1)).toMatchObject({ timing: 'late', level: 3, drawn: 2 })
  expect(correcting({ ...first, active: false }, 1)).toMatchObject({ timing: 'over', level: 3 })
  const robin = { ...running, settings: { ...running.settings, pairingSystem: 'roundRobin' as const } }
  expect(correcting(robin, 1)).toMatchObject({ timing: 'table', level: 2, drawn: undefined })
  const bracket = { ...running, settings: { ...running.settings, pairingSystem: 'knockout' as const } }
  expect(correcting(bracket, 1)).toMatchObject({ timing: 'bracket', level: 3 })
})

test('changed ranks are shown before anything is saved', () => {
  const { moved } = correcting(first, 1)
  expect(moved.find(({ no }) => no === 1)).toMatchObject({ from: { score: 2 }, to: { score: 0 } })
  expect(moved.find(({ no }) => no === 5)).toMatchObject({ from: { score: 0 }, to: { score: 2 } })
})

test('the engine tells which boards of a drawn round would differ', () => {
  for (const snapshot of [drawn, running]) {
    const boards = otherDraw(snapshot, correcting(snapshot, 1).after, 2)
    expect(boards).not.toEqual([])
    expect(boards).not.toBe('impossible')
    expect(otherDraw(snapshot, snapshot, 2)).toEqual([])
  }
})

test('a correction and the new draw of the next round’s draft are one change', () => {
  const request: DeskRequest = { type: 'enterResult', round: 1, no: 1, result: LOST, goes: 'redraw' }
  const acts = deskActs(drawn, request)
  expect((acts as { type: string }[]).map(({ type }) => type)).toEqual(['setResult', 'discardDraw', 'drawRound'])
  const after = asked(drawn, request)
  expect(after.desk!.draws.find(({ round }) => round === 2)!.pairs).toEqual(
    asked(
      first,
      close(1),
      { type: 'enterResult', round: 1, no: 1, result: LOST },
      { type: 'draw', round: 2 },
    ).desk!.draws.find(({ round }) => round === 2)!.pairs,
  )
  expect(deskActs(running, request)).toBe('Round 3 has no draft.')
})

test('a final that is drawn again keeps its third-place match', () => {
  const cup: Snapshot = {
    ...aSnapshot({
      players: PLAYERS.slice(0, 4),
      settings: { totalRounds: 2, pairingSystem: 'knockout' },
      active: true,
    }),
    desk: EMPTY_DESK,
  }
  const semiFinals = [1, 2].map((no): DeskRequest => ({ type: 'enterResult', round: 1, no, result: { outcome: '10' } }))
  const begin: DeskRequest[] = [{ type: 'draw', round: 1 }, { type: 'publish', round: 1 }, ...semiFinals, close(1)]
  const again: DeskRequest = { type: 'enterResult', round: 1, no: 1, result: LOST, goes: 'redraw' }
  for (const [hasThirdPlace, boards] of [
    [true, 2],
    [false, 1],
  ] as const) {
    const final = asked(cup, ...begin, { type: 'draw', round: 2, hasThirdPlace }, again)
    expect(final.desk!.draws.find(({ round }) => round === 2)!.pairs).toHaveLength(boards)
  }
})

test('a correction for the rating report only moves no ranks, is in the history, and can be undone', () => {
  const request: DeskRequest = { type: 'enterResult', round: 1, no: 1, result: LOST, goes: 'ratingReport' }
  const acts = deskActs(late, request)
  const plan = planChange(late, acts as never)
  if (typeof plan === 'string') throw new Error(plan)
  expect(plan.after.rounds[0]!.outcomes).toBe(late.rounds[0]!.outcomes)
  expect(plan.after.rounds[0]!.facts).toEqual({ 0: { rated: '01' } })
  expect(asked(plan.after, { ...request, result: { outcome: '10' } }).rounds[0]!.facts).toBeUndefined()
  const points: DeskRequest = { ...request, result: { points: [1, 0] } }
  expect(deskActs({ ...late, settings: { ...late.settings, gamePointTotal: 2 } }, points)).toBe(
    'Only results of single games are rated.',
  )
})

test('the report lists results that were corrected for the report only', () => {
  const after = asked(late, { type: 'enterResult', round: 1, no: 1, result: { outcome: '==' }, goes: 'ratingReport' })
  expect(exportTrf(after)).toContain('### Rating correction @ Round 1: 1-5: 1-0 => 1/2-1/2')
  expect(exportTrf(late)).not.toContain('###')
})
