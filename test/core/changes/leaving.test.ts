import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { undoingActs } from '#core/changes/history.ts'
import { planChange } from '#core/changes/plan.ts'
import { withdrawalText } from '#core/changes/withdrawing.ts'
import { drawnMatches } from '#core/changes/drawn-pairs.ts'
import { proposeDraw } from '#core/draw/engines.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { standings } from '#core/standings/table.ts'
import { exportTrf } from '#core/trf/export.ts'
import { aSnapshot } from '#test/support/build.ts'
import { importText } from '#test/support/trf/files.ts'

function planOf(now: Snapshot, request: DeskRequest) {
  const acts = deskActs(now, request)
  const plan = typeof acts === 'string' ? acts : planChange(now, acts)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}
const asked = (now: Snapshot, request: DeskRequest): Snapshot => planOf(now, request).after
function undone(now: Snapshot, request: DeskRequest): Snapshot {
  const { after, acts, inverse } = planOf(now, request)
  const back = undoingActs(after, { version: 2, acts, inverse: inverse ?? null, undoes: null })
  const plan = typeof back === 'string' ? back : planChange(after, back)
  if (typeof plan === 'string') throw new Error(plan)
  return plan.after
}

const robin = (rounds: string[]): Snapshot => ({
  ...aSnapshot({
    players: ['Ann', 'Bo', 'Cy', 'Di', 'Eve', 'Finn'],
    rounds,
    settings: { pairingSystem: 'roundRobin', totalRounds: 5 },
    active: true,
  }),
  closed: rounds.length,
  desk: EMPTY_DESK,
})
const early = robin(['1-6 1, 2-5 1, 3-4 0', '6-4 1, 5-3 0, 1-2 ='])
const late = robin(['1-6 1, 2-5 1, 3-4 0', '6-4 1, 5-3 0, 1-2 =', '2-6 1, 3-1 0, 4-5 ='])
const scoreOf = (snapshot: Snapshot, no: number) =>
  standings(snapshot, snapshot.round).rows.find(({ player }) => player === no - 1)!

test('a player who leaves a round robin before half of their games is not counted, nor are their games; the text says so beforehand', () => {
  expect(withdrawalText(early, 1, 3)).toBe(
    '2 of 5 games played, less than half: those games stay visible but count for nobody.',
  )
  const after = asked(early, { type: 'withdraw', no: 1 })
  expect(scoreOf(after, 1)).toMatchObject({ exclusion: 'uncounted', rank: 6, score: 0 })
  expect(scoreOf(after, 2).score).toBe(2)
  expect(exportTrf(after)).toContain('### Withdrawal @ Round 3: 1: games not counted')
  expect(importText(exportTrf(after)).snapshot.players.exclusions).toEqual({ 0: 'uncounted' })
  expect(undone(early, { type: 'withdraw', no: 1 })).toEqual(early)
  expect(asked(after, { type: 'reinstate', no: 1 })).toEqual(early)
})

test('a player who leaves after half of their games is counted, and loses the rest by forfeit', () => {
  expect(withdrawalText(late, 1, 4)).toBe(
    '3 of 5 games played, at least half: those count, and the rest are lost by forfeit.',
  )
  const after = asked(late, { type: 'withdraw', no: 1 })
  expect(scoreOf(after, 1)).toMatchObject({ score: 5 })
  expect(scoreOf(after, 1).exclusion).toBeUndefined()
  const draw = proposeDraw(after, 4)
  if (typeof draw === 'string') throw new Error(draw)
  expect(draw.pairs.every(({ black }) => black !== null)).toBe(true)
  const lost = drawnMatches(after, draw).filter(({ white, black }) => white === 1 || black === 1)
  expect(lost.map(({ white, outcome }) => outcome[white === 1 ? 0 : 1])).toEqual(['-'])
})

test('several withdrawals at once are one change', () => {
  const after = asked(early, { type: 'withdraw', no: 1, also: [4, 4] })
  expect(after.players.exclusions).toEqual({ 0: 'uncounted', 3: 'uncounted' })
  expect(undone(early, { type: 'withdraw', no: 1, also: [4] })).toEqual(early)
})

const swiss: Snapshot = {
  ...aSnapshot({
    players: ['Ann 2400', 'Bo 2300', 'Cy 2200', 'Di 2100'],
    rounds: ['1-3 1, 4-2 0'],
    settings: { totalRounds: 3 },
    active: true,
  }),
  closed: 1,
  desk: EMPTY_DESK,
}

test('an expelled player is not paired again and leaves the standings; opponents keep their points', () => {
  const after = asked(swiss, { type: 'expel', no: 3 })
  expect(scoreOf(after, 3)).toMatchObject({ exclusion: 'expelled', rank: 4 })
  expect(scoreOf(after, 1)).toMatchObject({ score: 2 })
  const draw = proposeDraw(after, 2)
  if (typeof draw === 'string') throw new Error(draw)
  expect(draw.pairs.flatMap(({ white, black }) => [white, black])).not.toContain(3)
  expect(exportTrf(after)).toContain('### Expulsion @ Round 2: 3')
  expect(importText(exportTrf(after)).snapshot.players).toMatchObject({
    withdrawn: [2],
    withdrawnFrom: { 2: 2 },
    exclusions: { 2: 'expelled' },
  })
  expect(undone(swiss, { type: 'expel', no: 3 })).toEqual(swiss)
})
