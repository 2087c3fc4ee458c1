import { expect, test } from 'vitest'
import type { Act } from '#core/changes/act.ts'
import { aSignedIn, aVisitor } from '#test/support/caller.ts'
import { aSaved } from '#test/support/worker.ts'
import { listOfTournament } from '#worker/data/changes.ts'
import { changeResults } from '#worker/use-cases/change-results.ts'
import { changeAtDesk } from '#worker/use-cases/desk-change.ts'
import { RefusalError } from '#worker/use-cases/refusal.ts'

const result = (no: number, outcome: string): Act => ({ type: 'setResult', round: 1, no, change: { outcome } })
const aCup = (id: string) => aSaved({ id, players: 4, rounds: ['1-2 *, 3-4 *'] })

test('a change is returned with the facts before and after it, and the same key twice is one change', async () => {
  const cup = await aCup('usecase')
  const { caller, settled } = aSignedIn('usecaseann', { key: 'once' })
  const acts = [result(1, '10')]
  const made = await changeResults(caller, cup, () => acts)
  expect(made).toMatchObject({ acts, version: cup.version + 1 })
  expect([made.before, made.after].map(({ rounds }) => rounds[0]!.outcomes)).toEqual(['    ', '10  '])
  const again = await changeResults(caller, made.after, () => acts)
  expect(again).toEqual({ before: made.after, after: made.after, acts: [], version: made.version })
  await settled()
  const [change, ...others] = (await listOfTournament(caller.db, cup.id)).filter(({ source }) => source === 'director')
  expect([change?.by, others]).toEqual(['usecaseann', []])
})

test('a change of a caller without an account has no author', async () => {
  const cup = await aCup('usecasenobody')
  const { caller, settled } = aVisitor()
  await changeResults(caller, cup, () => [result(1, '==')])
  await settled()
  expect((await listOfTournament(caller.db, cup.id)).at(-1)).toMatchObject({ by: null, source: 'director' })
})

test('a change that the desk can’t make is refused in a sentence with a code, and changes nothing', async () => {
  const cup = await aCup('usecaserefused')
  const { caller, settled } = aSignedIn('usecaserefusedann')
  const enter = (outcome: '10' | '01') =>
    changeAtDesk(caller, cup, { type: 'enterResult', round: 1, no: 1, result: { outcome } })
  expect(await enter('10')).toEqual({ message: expect.stringMatching(/1–0/), version: cup.version + 1 })
  const refusal = await enter('01').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(RefusalError)
  expect(refusal).toMatchObject({ kind: 'conflict', code: 'reason-needed', message: expect.stringMatching(/^Say why/) })
  await settled()
  expect((await listOfTournament(caller.db, cup.id)).at(-1)?.version).toBe(cup.version + 1)
})
