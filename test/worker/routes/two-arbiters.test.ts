import { expect, test } from 'vitest'
import { findBrokenChange } from '#test/support/broken-change.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { cases } from '#test/support/audit.ts'
import { aSaved, aUser, bindings, postJson } from '#test/support/worker.ts'
import { listOfTournament } from '#worker/data/changes.ts'
import { commit } from '#worker/data/commit.ts'
import { open } from '#worker/data/db.ts'
import * as tournaments from '#worker/data/tournaments.ts'
import { digest } from '#worker/secrets/token.ts'

// Small events suffice: what counts is entering the same board at once, not long lists.
const EVENTS = cases(2, 10)
const BOARDS = cases(10, 20)
const OUTCOMES = ['10', '01', '==', '+-'] as const

const db = open(bindings.DB)
const anEvent = (id: string, boards: number) =>
  aSaved({ id, rounds: [Array.from({ length: boards }, (_, at) => `${2 * at + 1}-${2 * at + 2} *`).join(', ')] })

/** Expects that the event has these results, and no other change was made. */
async function expectLanded(id: string, outcomes: string[]): Promise<void> {
  const rows = await tournaments.loadRecords(db, id)
  expect(snapshotFromRecords(rows!).rounds[0]!.outcomes).toBe(outcomes.join(''))
  const changes = await listOfTournament(db, id)
  expect(changes).toHaveLength(outcomes.length + 1)
  expect(await findBrokenChange(id, changes, digest)).toBeUndefined()
}

test('when two arbiters enter the same board at once, one result is saved and the other arbiter gets a conflict', async () => {
  for (let event = 0; event < EVENTS; event += 1) {
    const cup = await anEvent(`twohands${event}`, BOARDS)
    const enter = (by: string, no: number, outcome: string) =>
      commit(db, cup, [{ type: 'setResult', round: 1, no, change: { outcome } }], { by, source: 'director', now: 9 })
    const landed: string[] = []
    for (let no = 1; no <= BOARDS; no += 1) {
      const [own, other] = [OUTCOMES[no % 4]!, OUTCOMES[(no + 1 + (event % 3)) % 4]!]
      const both = await Promise.all([enter('ann', no, own), enter('bo', no, other)])
      expect([cup.id, no, both.map((one) => 'version' in one).toSorted()]).toEqual([cup.id, no, [false, true]])
      expect(both).toContainEqual({ conflict: true })
      landed.push('version' in both[0] ? own : other)
    }
    await expectLanded(cup.id, landed)
  }
})

test('at the desk the other arbiter is shown the saved result; if both enter the same, both are told that it is done', async () => {
  const id = 'twodesks'
  const [ann, bo] = await Promise.all([aUser(`${id}-ann`, 2), aUser(`${id}-bo`, 2)])
  await anEvent(id, 12)
  const enter = async (no: number, outcome: string, { headers }: typeof ann) => {
    const request = { type: 'enterResult', round: 1, no, result: { outcome }, was: '  ' }
    const { status, code } = await postJson(`/api/tournament/${id}/change`, { request }, headers)
    return { outcome, status, code }
  }
  const landed: string[] = []
  for (let no = 1; no <= 12; no += 1) {
    const [own, other] = [OUTCOMES[no % 4]!, OUTCOMES[(no + (no % 3)) % 4]!]
    const both = await Promise.all([enter(no, own, ann), enter(no, other, bo)])
    const lands = both.filter(({ status }) => status === 200)
    const shown = both.filter(({ status, code }) => status === 409 && code === 'other-result')
    expect([no, lands.length, shown.length]).toEqual([no, own === other ? 2 : 1, own === other ? 0 : 1])
    landed.push(lands[0]!.outcome)
  }
  await expectLanded(id, landed)
})
