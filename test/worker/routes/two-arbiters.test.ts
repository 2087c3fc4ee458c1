import { expect, test } from 'vitest'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSaved, aUser, bindings, fetchJson, postJson } from '#test/support/worker.ts'
import { findBrokenChange } from '#core/changes/chain.ts'
import { listOfTournament } from '#worker/data/changes.ts'
import { open } from '#worker/data/db.ts'
import { digest } from '#worker/secrets/token.ts'

/** Two hundred trials. Events are small, so that what is tried is the same board at once and not how long a list is. */
const EVENTS = 10
const BOARDS = 20
const OUTCOMES = ['10', '01', '==', '+-'] as const

test('of two arbiters who enter the same boards at once every entry lands or is shown the other’s, and none is lost (200 trials)', async () => {
  const [ann, bo] = await Promise.all([aUser('twohands-ann', 2), aUser('twohands-bo', 2)])
  for (let event = 0; event < EVENTS; event += 1) {
    const id = `twohands${event}`
    await aSaved({
      id,
      rounds: [Array.from({ length: BOARDS }, (_, at) => `${2 * at + 1}-${2 * at + 2} *`).join(', ')],
    })
    const enter = async (no: number, outcome: string, { headers }: typeof ann) => {
      const request = { type: 'enterResult', round: 1, no, result: { outcome }, was: '  ' }
      const { status, code } = await postJson(`/api/tournament/${id}/change`, { request }, headers)
      return { outcome, status, code }
    }
    const landed: string[] = []
    for (let no = 1; no <= BOARDS; no += 1) {
      const [own, other] = [OUTCOMES[no % 4]!, OUTCOMES[(event + Math.floor(no / 4)) % 4]!]
      const both = await Promise.all([enter(no, own, ann), enter(no, other, bo)])
      const lands = both.filter(({ status }) => status === 200)
      const shown = both.filter(({ status, code }) => status === 409 && code === 'other-result')
      expect([id, no, lands.length, shown.length]).toEqual([id, no, own === other ? 2 : 1, own === other ? 0 : 1])
      landed.push(lands[0]!.outcome)
    }
    const { rounds } = await fetchJson<Snapshot>(`/api/tournament/${id}/snapshot`, { headers: ann.headers })
    expect(rounds[0]!.outcomes).toBe(landed.join(''))
    const changes = await listOfTournament(open(bindings.DB), id)
    expect(changes).toHaveLength(BOARDS + 1)
    expect(await findBrokenChange(id, changes, digest)).toBeUndefined()
  }
})
