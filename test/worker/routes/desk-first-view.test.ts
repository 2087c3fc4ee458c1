import { expect, test } from 'vitest'
import { aMade, person } from '#test/support/made-tournament.ts'
import { ask } from '#test/support/worker.ts'

test('the desk of 500 players comes with at most three statements', async () => {
  const { id, headers } = await aMade('bigdesk', { entries: Array.from({ length: 500 }, (_, at) => person(`P${at}`)) })
  const page = await ask(`/manage/${id}`, { headers })
  expect(page.status).toBe(200)
  expect(page.text).toContain('P499')
  expect(page.statements.length).toBeLessThanOrEqual(3)
})
