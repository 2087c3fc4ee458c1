import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Act, ActType } from '#core/changes/act.ts'
import { findBrokenChange } from '#core/changes/chain.ts'
import { tellChanges, undoingActs } from '#core/changes/history.ts'
import { planChange } from '#core/changes/plan.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { anAct } from '#test/support/acts.ts'
import { aSaved, bindings } from '#test/support/worker.ts'
import { listOfTournament } from '#worker/data/changes.ts'
import { commit } from '#worker/data/commit.ts'
import { open } from '#worker/data/db.ts'
import { listNewest } from '#worker/data/history.ts'
import * as tournaments from '#worker/data/tournaments.ts'
import { digest } from '#worker/secrets/token.ts'

const db = open(bindings.DB)
const BY_DIRECTOR = { by: 'ann', source: 'director', now: 9 } as const
const ACTS_EACH = 50
/** What a desk does; the first ones most often, so that the event gets on. */
const TYPES: ActType[] = [
  ...(['drawRound', 'publishRound', 'setResult', 'setResult', 'setResult', 'setRoundClosed'] as const),
  ...(['drawRound', 'publishRound', 'setResult', 'setResult', 'setRoundClosed'] as const),
  ...(['addEntries', 'removeEntries', 'editEntry', 'renameEntry', 'setWithdrawal', 'setBye', 'setCheckIns'] as const),
  ...(['editDraw', 'discardDraw', 'unpublishRound', 'setStage', 'editEvent', 'grantBonus', 'revokeBonus'] as const),
]

const stored = async (id: string): Promise<Snapshot> =>
  snapshotFromRecords((await tournaments.loadRecords(db, id, 'desk'))!)
/** Without what each change moves by itself. */
const facts = ({ version: _version, updatedAt: _at, ...rest }: Snapshot) => rest

test.each([1, 2, 3, 4])(
  'a long evening at the desk, the %s.: tables, history and chain agree after each act, and all of it undone is the beginning',
  async (seed) => {
    const id = `evening${seed}`
    await aSaved({ id, players: ['Ann 2100', 'Bo 2000', 'Cy 1900', 'Di 1800'], settings: { totalRounds: 5 } })
    const begun = await stored(id)
    expect(begun.desk).toEqual(EMPTY_DESK)
    const types = fc.sample(fc.constantFrom(...TYPES), { numRuns: ACTS_EACH, seed })
    let now = begun
    for (const [at, type] of types.entries()) {
      const act: Act = fc.sample(anAct(now, type), { numRuns: 1, seed: seed * 1000 + at })[0]!
      const plan = planChange(now, [act])
      if (typeof plan === 'string' || !plan.inverse) continue
      expect(await commit(db, now, [act], BY_DIRECTOR)).toHaveProperty('version')
      now = await stored(id)
      expect(facts(now)).toEqual(facts(plan.after))
    }
    const made = await listNewest(db, id, 2 * ACTS_EACH)
    expect(tellChanges(now, made).every(({ words }) => words !== '')).toBe(true)
    // What brought it here cannot be taken back.
    for (const change of made.filter(({ inverse }) => inverse !== null)) {
      const acts = undoingActs(now, change)
      if (typeof acts === 'string') throw new Error(`${acts} ${JSON.stringify(change.inverse)}`)
      expect(await commit(db, now, acts, { ...BY_DIRECTOR, undoes: change.version })).toHaveProperty('version')
      now = await stored(id)
    }
    expect(facts(now)).toEqual(facts(begun))
    expect(await findBrokenChange(id, await listOfTournament(db, id), digest)).toBeUndefined()
  },
)
