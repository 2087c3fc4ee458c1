import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every field for a free reason says that everyone can read it, permanently', () => {
  const fields = globSync('web/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('maxLength={MAX_REASON}'),
  )
  expect(fields.length).toBeGreaterThan(3)
  expect(fields.filter((file) => !readFileSync(file, 'utf8').includes('{reasonNotice()}'))).toEqual([])
})
