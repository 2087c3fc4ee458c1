import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLocalData } from '../../scripts/run/broken-state.ts'

const fail = (): Promise<never> => Promise.reject(new Error('file is not a database'))

test('if local data cannot be used, the error says how to delete them', async () => {
  const state = mkdtempSync(join(tmpdir(), 'state-'))
  const sentence = `file is not a database\n\nThe local data in ${state} can’t be used. Run npm run reset to delete it.`
  await expect(withLocalData(state, fail)).rejects.toThrow(sentence)
  rmSync(state, { recursive: true })
  // Without earlier data, deleting them would not help.
  await expect(withLocalData(state, fail)).rejects.toThrow(/^file is not a database$/)
  expect(await withLocalData(state, () => Promise.resolve('fine'))).toBe('fine')
})
