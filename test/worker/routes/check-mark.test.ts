import { expect, test } from 'vitest'
import { fetchJson } from '../../support/worker.ts'
import { aMade, result, START } from '../../support/made-tournament.ts'

test('the check mark is the hash of the newest change, and anyone may read it', async () => {
  const made = await aMade('Sealed')
  await made.does(...START)
  const mark = () => fetchJson<{ version: number; mark: string }>(`/api/tournament/${made.id}/getCheckMark`)
  const first = await mark()
  expect(first).toEqual({ version: (await made.snapshot()).version, mark: (await made.history())[0]!.hash })
  await made.does(result(1, '10'))
  const second = await mark()
  expect(second.mark).not.toBe(first.mark)
  expect(second).toEqual({ version: first.version + 1, mark: (await made.history())[0]!.hash })
})
