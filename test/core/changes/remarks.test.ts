import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { undoingActs } from '#core/changes/history.ts'
import { planChange } from '#core/changes/plan.ts'
import { fideModeLeft } from '#core/snapshot/remarks.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { DrawnPair } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { exportTrf } from '#core/trf/export.ts'
import { rematchRemarks } from '#core/trf/import-remarks.ts'
import { aSnapshot } from '#test/support/build.ts'
import { importText } from '#test/support/trf/files.ts'

const PLAYERS = ['Ann 2400', 'Bo 2300', 'Cy 2200', 'Di 2100', 'Eve 2000', 'Finn 1900', 'Gil 1800', 'Hal 1700']

function planOf(now: Snapshot, request: DeskRequest) {
  const acts = deskActs(now, request)
  const plan = typeof acts === 'string' ? acts : planChange(now, acts)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}
const asked = (begun: Snapshot, ...requests: DeskRequest[]): Snapshot =>
  requests.reduce((now, request) => planOf(now, request).after, begun)
/** The tournament after the request was made and undone; a sentence if the undo is refused. */
function undone(now: Snapshot, request: DeskRequest): Snapshot | string {
  const { after, acts, inverse } = planOf(now, request)
  const back = undoingActs(after, { version: 2, acts, inverse: inverse ?? null, undoes: null })
  const plan = typeof back === 'string' ? back : planChange(after, back)
  return typeof plan === 'string' ? plan : plan.after
}
const remarksOf = (snapshot: Snapshot): string[] =>
  exportTrf(snapshot)
    .split('\n')
    .filter((line) => line.startsWith('###'))
    .map((line) => line.slice(4))

const begun: Snapshot = {
  ...aSnapshot({ players: PLAYERS, settings: { totalRounds: 5, tieBreaks: ['BH', 'SB'] }, active: true }),
  desk: EMPTY_DESK,
}
const entered = (round: number, no: number, outcome: '10' | '01' | '=='): DeskRequest => ({
  type: 'enterResult',
  round,
  no,
  result: { outcome },
})
const played = (round: number): DeskRequest[] => [
  { type: 'draw', round },
  { type: 'publish', round },
  ...[1, 2, 3, 4].map((no) => entered(round, no, '10')),
]
const first = asked(begun, ...played(1))
const running = asked(first, { type: 'close', round: 1 }, { type: 'draw', round: 2 }, { type: 'publish', round: 2 })
const late = asked(first, { type: 'close', round: 1 }, ...played(2), { type: 'close', round: 2 })

test('a correction before the next draw is only in the history; after it, the report lists it', () => {
  expect(remarksOf(asked(first, entered(1, 1, '01')))).toEqual([])
  expect(remarksOf(asked(running, entered(1, 1, '01')))).toEqual(['Correction @ Round 1: 1-5: 1-0 => 0-1'])
  // After two corrections the outcome that round 2 was drawn from counts; correcting back removes the remark.
  expect(remarksOf(asked(running, entered(1, 1, '01'), entered(1, 1, '==')))).toEqual([
    'Correction @ Round 1: 1-5: 1-0 => 1/2-1/2',
  ])
  expect(remarksOf(asked(running, entered(1, 1, '01'), entered(1, 1, '10')))).toEqual([])
  expect(undone(running, entered(1, 1, '01'))).toEqual(running)
})

test('a result that is cleared and then entered counts as a correction', () => {
  const cleared = asked(running, { type: 'clearResult', round: 1, no: 1 })
  expect(remarksOf(cleared)).toEqual(['Correction @ Round 1: 1-5: 1-0 => ?'])
  expect(remarksOf(asked(cleared, entered(1, 1, '01')))).toEqual(['Correction @ Round 1: 1-5: 1-0 => 0-1'])
  expect(asked(cleared, entered(1, 1, '10')).rounds[0]).toEqual(running.rounds[0])
})

test('once the next round is over too, a result can be corrected only for the rating report, unless the tournament left FIDE mode', () => {
  const refusal = 'Round 2 is over: in FIDE mode results of round 1 can be corrected for the rating report only.'
  expect(deskActs(late, entered(1, 1, '01'))).toBe(refusal)
  expect(deskActs(late, { type: 'clearResult', round: 1, no: 1 })).toBe(refusal)
  const left = asked(late, { type: 'leaveFideMode' }, entered(1, 1, '01'))
  expect(remarksOf(left)).toEqual(['Correction @ Round 1: 1-5: 1-0 => 0-1', 'FIDE mode exited @ Round 2'])
  const again = importText(exportTrf(left)).snapshot
  expect([again.rounds[0]!.facts, fideModeLeft(again)]).toEqual([{ 0: { corrected: '10' } }, 2])
})

test('a correction for the rating report survives export and import', () => {
  const after = asked(late, { ...entered(1, 1, '=='), goes: 'ratingReport' } as DeskRequest)
  expect(importText(exportTrf(after)).snapshot.rounds[0]!.facts).toEqual({ 0: { rated: '==' } })
  expect(undone(late, { ...entered(1, 1, '=='), goes: 'ratingReport' } as DeskRequest)).toEqual(late)
})

test('every tournament begins in FIDE mode; leaving it can’t be undone, and happens once', () => {
  expect(fideModeLeft(begun)).toBeUndefined()
  expect(undone(late, { type: 'leaveFideMode' })).toBe('This change can’t be undone.')
  const left = asked(late, { type: 'leaveFideMode' })
  expect(fideModeLeft(left)).toBe(2)
  expect(planChange(left, deskActs(left, { type: 'leaveFideMode' }) as never)).toBe(
    'This tournament has already left FIDE mode.',
  )
})

test('the report lists settings changed after round 1 with their old values, unless the change is undone', () => {
  const fewer: DeskRequest = { type: 'editEvent', settings: { totalRounds: 4 } }
  expect(remarksOf(asked(late, fewer))).toEqual(['Configuration @ Round 2: rounds 5 => 4'])
  expect(remarksOf(asked(begun, fewer))).toEqual([])
  expect(undone(late, fewer)).toEqual(late)
  const left = asked(late, { type: 'leaveFideMode' })
  const settings = { winReward: 3, drawReward: 1, byeReward: 0.5, tieBreaks: ['DE'], location: 'Brno' }
  expect(remarksOf(asked(left, { type: 'editEvent', settings }))).toEqual([
    'Configuration @ Round 2: bye 1 => 0.5',
    'Configuration @ Round 2: points 1/0.5/0 => 3/1/0',
    'Configuration @ Round 2: tie-breaks BH SB => DE',
    'FIDE mode exited @ Round 2',
  ])
})

test('the report lists adjourned games, with results that were entered after the next draw', () => {
  const [, ...rest] = played(1)
  const open = asked(begun, { type: 'draw', round: 1 }, ...rest.slice(0, -1))
  const adjourned = asked(open, { type: 'close', round: 1, isAdjourning: true }, { type: 'draw', round: 2 })
  expect(remarksOf(adjourned)).toEqual(['Adjournment @ Round 1: 8-4'])
  const resumed = asked(adjourned, { type: 'publish', round: 2 }, entered(1, 4, '01'))
  expect(remarksOf(resumed)).toEqual(['Adjournment @ Round 1: 8-4: 0-1'])
  for (const snapshot of [adjourned, resumed])
    expect(importText(exportTrf(snapshot)).snapshot.rounds[0]!.facts).toEqual(snapshot.rounds[0]!.facts)
})

test('the report lists pairs changed by hand beside the engine’s, until the round is taken back', () => {
  const drawn = asked(begun, { type: 'draw', round: 1 })
  const [one, two, ...others] = drawn.desk!.draws[0]!.pairs
  const swapped = [{ ...one!, black: two!.black }, { ...two!, black: one!.black }, ...others]
  const published = asked(drawn, { type: 'editDraw', round: 1, pairs: swapped }, { type: 'publish', round: 1 })
  expect(remarksOf(published)).toEqual(['MPA @ Round 1: 1-5 6-2 => 1-2 6-5'])
  expect(importText(exportTrf(published)).snapshot.remarks).toEqual(published.remarks)
  expect(remarksOf(asked(published, { type: 'unpublish', round: 1 }))).toEqual([])
  expect(remarksOf(asked(drawn, { type: 'publish', round: 1 }))).toEqual([])
})

test('for a Swiss round paired by hand, the report lists pairs that differ from the engine’s draw', () => {
  const engine = asked(begun, { type: 'draw', round: 1 }).desk!.draws[0]!.pairs
  const byHand = (pairs: DrawnPair[]) =>
    asked(
      begun,
      { type: 'draw', round: 1, isByHand: true },
      { type: 'editDraw', round: 1, pairs },
      { type: 'publish', round: 1 },
    )
  const [one, two, ...others] = engine
  const swapped = byHand([{ ...one!, black: two!.black }, { ...two!, black: one!.black }, ...others])
  expect(remarksOf(swapped)).toEqual(['MPA @ Round 1: 1-5 6-2 => 1-2 6-5'])
  expect(remarksOf(byHand(engine))).toEqual([])
  const published = { type: 'draw', round: 1, pairs: swapped.desk!.draws[0]!.pairs } as const
  expect(remarksOf(asked(begun, published, { type: 'publish', round: 1 }))).toEqual([])
})

test('the report lists full-point byes and rematches of an imported file', () => {
  expect(remarksOf(aSnapshot({ rounds: ['1-2 1, 3 F', '1-2 =, 3 H'] }))).toEqual(['FPB @ Round 1: 3=FPB'])
  expect(rematchRemarks(aSnapshot({ rounds: ['1-2 1, 3-4 +', '2-1 =, 3-4 1', '1-3 0'] }))).toEqual([
    'Import @ Round 2: rematch 2-1',
  ])
})
