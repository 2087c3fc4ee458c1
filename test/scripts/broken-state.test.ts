import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLocalData } from '../../scripts/run/broken-state.ts'

const fail = (): Promise<never> => Promise.reject(new Error('file is not a database'))

test('local data that cannot be used say how to be rid of them', async () => {
  const state = mkdtempSync(join(tmpdir(), 'state-'))
  const sentence = `file is not a database\n\nThe local data in ${state} can’t be used. Run npm run reset to delete it.`
  await expect(withLocalData(state, fail)).rejects.toThrow(sentence)
  rmSync(state, { recursive: true })
  // Where nothing was there before, emptying it would help nobody.
  await expect(withLocalData(state, fail)).rejects.toThrow(/^file is not a database$/)
  expect(await withLocalData(state, () => Promise.resolve('fine'))).toBe('fine')
})
