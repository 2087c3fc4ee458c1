import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Act } from '#core/changes/act.ts'
import { findBrokenChange } from '#test/support/broken-change.ts'
import { planChange } from '#core/changes/plan.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ACT_TYPES, anAct } from '#test/support/acts.ts'
import { snapshots } from '#test/support/arbitrary.ts'
import { bindings } from '#test/support/worker.ts'
import { listOfTournament } from '#worker/data/changes.ts'
import { commit } from '#worker/data/commit.ts'
import { open } from '#worker/data/db.ts'
import { saveImport } from '#worker/data/import.ts'
import * as tournaments from '#worker/data/tournaments.ts'
import { digest } from '#worker/secrets/token.ts'
import { cases } from '#test/support/audit.ts'

const db = open(bindings.DB)
const BY_DIRECTOR = { by: 'ann', source: 'director', now: 9 } as const
const stored = async (id: string): Promise<Snapshot> =>
  snapshotFromRecords((await tournaments.loadRecords(db, id, 'desk'))!)

let runs = 0
let announcements = 1_000_000_000

/** Any tournament, and acts on it one after the other. */
const withActs = fc
  .tuple(snapshots, fc.array(fc.constantFrom(...ACT_TYPES), { minLength: 1, maxLength: 4 }))
  .chain(([snapshot, types]) => fc.tuple(fc.constant(snapshot), ...types.map((type) => anAct(snapshot, type))))

test('after any acts the tables equal the snapshot with the same acts applied', async () => {
  await fc.assert(
    fc.asyncProperty(withActs, async ([given, ...acts]) => {
      runs += 1
      const id = `any${runs}`
      const settings = { ...given.settings, vanityURL: null }
      // There is no user of that name.
      const cup = { ...given, id, version: 1, settings, user: null }
      await saveImport(db, { snapshot: cup, individuals: [], games: [] })
      let snapshot = await stored(id)
      for (const act of acts) {
        const own = ownedBy(act, snapshot)
        const plan = planChange(snapshot, [own])
        const done = await commit(db, snapshot, [own], BY_DIRECTOR)
        if (typeof plan === 'string') {
          expect('refusal' in done && done.refusal()).toBe(plan)
          continue
        }
        const { version, updatedAt } = await stored(id)
        expect(done).toMatchObject({ version })
        expect(await stored(id)).toEqual({ ...plan.after, version, updatedAt })
        snapshot = await stored(id)
      }
      expect(await findBrokenChange(id, await listOfTournament(db, id), digest)).toBeUndefined()
    }),
    { numRuns: cases(20, 100) },
  )
})

/** An act that imports a file gets one of this tournament; announcements get ids of their own. */
function ownedBy(act: Act, { id, ...rest }: Snapshot): Act {
  if (act.type === 'importTournament') {
    const { settings, user } = rest
    return { ...act, file: { ...act.file, snapshot: { ...act.file.snapshot, id, settings, user } } }
  }
  if (act.type === 'announce') return { ...act, announcement: { ...act.announcement, id: (announcements += 1) } }
  return act
}
