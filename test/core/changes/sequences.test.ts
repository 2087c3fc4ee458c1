import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Act } from '#core/changes/act.ts'
import { sealOf, type ChangeRecord } from '#core/changes/chain.ts'
import { snapshotAt } from '#core/changes/past.ts'
import { planChange } from '#core/changes/plan.ts'
import { rowChanges } from '#core/changes/row-changes.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { recordsOf, snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ACT_TYPES, anAct } from '#test/support/acts.ts'
import { findBrokenChange } from '#test/support/broken-change.ts'
import { aSnapshot } from '#test/support/build.ts'
import { paperOf, written } from '#test/support/event-model.ts'
import { writtenRows } from '#test/support/written-rows.ts'
import { cases } from '#test/support/audit.ts'

const RUNS = cases(40, 500)
const ACTS = 100

/** More frequent than other acts, so that events progress. */
const STEPS = ['drawRound', 'publishRound', 'setResult', 'setResult', 'setRoundClosed'] as const
// An import replaces everything, whatever was there before; a desk erases no accounts.
const OTHERS = ACT_TYPES.filter((type) => !['importTournament', 'eraseIndividual', 'createTournament'].includes(type))

const begun: Snapshot = {
  ...aSnapshot({ players: ['Ann 2100', 'Bo 2000', 'Cy 1900', 'Di 1800'], settings: { totalRounds: 5 }, version: 1 }),
  desk: EMPTY_DESK,
}
const choices = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...STEPS), fc.constantFrom(...OTHERS)), fc.nat()), {
  minLength: ACTS,
  maxLength: ACTS,
})

/** The same seed gives the same act. */
const chosenAct = (snapshot: Snapshot, type: Act['type'], seed: number): Act =>
  fc.sample(anAct(snapshot, type), { numRuns: 1, seed })[0]!

const digest = async (text: string): Promise<string> => createHash('sha256').update(text).digest('base64url')

/** The history of an event, and each of its states. */
interface EventStory {
  made: { version: number; at: number; acts: Act[]; inverse: Act[]; undoes: null }[]
  states: Snapshot[]
}

/** Does the acts that are not refused, and at the same time writes them on paper and to tables. */
function doAll(chosen: [Act['type'], number][]): EventStory {
  let now = begun
  let paper = paperOf(now)
  let rows = recordsOf(now)
  const told: EventStory = { made: [], states: [begun] }
  for (const [type, seed] of chosen) {
    const plan = planChange(now, [chosenAct(now, type, seed)])
    if (typeof plan === 'string' || !plan.inverse) continue
    const version = now.version + 1
    told.made.push({ version, at: version, acts: plan.acts, inverse: plan.inverse, undoes: null })
    const expected = written(paper, plan.acts[0]!)
    rows = writtenRows(rows, rowChanges(now, plan.after))
    now = { ...plan.after, version, updatedAt: version }
    told.states.push(now)
    paper = paperOf(now)
    if (expected && JSON.stringify(expected) !== JSON.stringify(paper)) expect([type, paper]).toEqual([type, expected])
  }
  // Rows written change by change and rows written at once give the same snapshot.
  const { version, updatedAt } = now
  rows.tournament = { ...rows.tournament, version, updatedAt }
  expect(snapshotFromRecords(rows)).toEqual(now)
  expect(snapshotFromRecords(recordsOf(now))).toEqual(now)
  return told
}

async function chainOf({ made }: EventStory): Promise<ChangeRecord[]> {
  const chain: ChangeRecord[] = []
  for (const { version, at, acts, inverse, undoes } of made) {
    const [act, back] = [JSON.stringify(acts), JSON.stringify(inverse)]
    const said = { version, at, by: 'ann', source: 'director', act, inverse: back, reason: null, key: `${at}`, undoes }
    chain.push({ ...said, ...(await sealOf(begun.id, chain.at(-1)?.hash ?? '', said, digest)) })
  }
  return chain
}

test('after any sequence of acts the tournament agrees with paper and tables, each past version can be rebuilt, its hash chain holds, and undoing all acts restores the beginning', async () => {
  let [runs, taken, furthest] = [0, 0, 0]
  await fc.assert(
    fc.asyncProperty(choices, fc.nat(), async (chosen, pick) => {
      expect(chosen).toHaveLength(ACTS)
      const told = doAll(chosen)
      const { made, states } = told
      const last = states.at(-1)!
      runs += 1
      taken += made.length
      furthest = Math.max(furthest, last.round)

      const then = states[pick % states.length]!
      expect(snapshotAt(last, made.toReversed(), then.version)).toEqual({ ...then, updatedAt: expect.any(Number) })

      const chain = await chainOf(told)
      expect(await findBrokenChange(begun.id, chain, digest)).toBeUndefined()
      const forged = chain[pick % Math.max(1, chain.length)]
      if (forged) {
        const other = chain.map((one) => (one === forged ? { ...one, reason: 'Nobody said so' } : one))
        expect(await findBrokenChange(begun.id, other, digest)).toBe(forged.version)
        const without = chain.filter((one) => one !== forged)
        expect(await findBrokenChange(begun.id, without, digest)).toBe(chain[chain.indexOf(forged) + 1]?.version)
      }

      let back = last
      for (const [at, { inverse }] of [...made.entries()].toReversed()) {
        const plan = planChange(back, inverse)
        if (typeof plan === 'string') throw new Error(`${plan} ${JSON.stringify(inverse)}`)
        const before = states[at]!
        const { version, updatedAt } = before
        back = { ...plan.after, version, updatedAt }
        // Faster than `expect`, and they are nearly always equal.
        if (!isDeepStrictEqual(back, before)) expect(back).toEqual(before)
      }
      expect(back).toEqual(begun)
    }),
    { numRuns: RUNS },
  )
  expect(runs).toBe(RUNS)
  // About this many of a hundred random acts are not refused.
  expect(taken / runs).toBeGreaterThan(20)
  expect(furthest).toBeGreaterThan(0)
})
