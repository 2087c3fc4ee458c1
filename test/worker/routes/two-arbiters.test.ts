import { expect, test } from 'vitest'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSaved, aUser, ask, bindings, fetchJson } from '#test/support/worker.ts'
import { findBrokenChange } from '#core/changes/chain.ts'
import { listOfTournament } from '#worker/data/changes.ts'
import { open } from '#worker/data/db.ts'
import { digest } from '#worker/secrets/token.ts'

const TRIALS = 200
const AT_ONCE = 2
const OUTCOMES = ['10', '01', '==', '+-'] as const

test('of two arbiters who enter the same boards at once every entry lands or is shown the other’s, and none is lost (200 trials)', async () => {
  const id = 'twohands'
  const boards = Array.from({ length: TRIALS }, (_, at) => `${2 * at + 1}-${2 * at + 2} *`).join(', ')
  await aSaved({ id, rounds: [boards] })
  const [ann, bo] = await Promise.all([aUser(`${id}-ann`, 2), aUser(`${id}-bo`, 2)])
  const enter = async (no: number, outcome: string, { headers }: typeof ann) => {
    const { status, code } = await ask(`/api/tournament/${id}/change`, {
      method: 'POST',
      headers: { origin: 'http://localhost', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ request: { type: 'enterResult', round: 1, no, result: { outcome }, was: '  ' } }),
    })
    return { outcome, status, code }
  }
  const landed = new Map<number, string>()
  for (let first = 1; first <= TRIALS; first += AT_ONCE) {
    const nos = Array.from({ length: AT_ONCE }, (_, at) => first + at)
    await Promise.all(
      nos.map(async (no) => {
        const [own, other] = [OUTCOMES[no % 4]!, OUTCOMES[Math.floor(no / 4) % 4]!]
        const both = await Promise.all([enter(no, own, ann), enter(no, other, bo)])
        const lands = both.filter(({ status }) => status === 200)
        const shown = both.filter(({ status, code }) => status === 409 && code === 'other-result')
        expect([no, lands.length, shown.length]).toEqual([no, own === other ? 2 : 1, own === other ? 0 : 1])
        landed.set(no, lands[0]!.outcome)
      }),
    )
  }
  const { rounds } = await fetchJson<Snapshot>(`/api/tournament/${id}/snapshot`, { headers: ann.headers })
  expect(rounds[0]!.outcomes).toBe([...landed].toSorted(([a], [b]) => a - b).map(([, outcome]) => outcome).join(''))
  const changes = await listOfTournament(open(bindings.DB), id)
  expect(changes).toHaveLength(TRIALS + 1)
  expect(await findBrokenChange(id, changes, digest)).toBeUndefined()
})
