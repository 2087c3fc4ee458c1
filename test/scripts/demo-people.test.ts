import { expect, test } from 'vitest'
import { CLUBS, MORE_CLUBS } from '../../scripts/demo/names.ts'
import { teamId } from '../../scripts/demo/people.ts'

test('each club of the demo has a unique id that is valid in a URL, whatever its script', () => {
  const ids = [...CLUBS, ...MORE_CLUBS].map(([name]) => teamId(name))
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{3,}$/)
})
