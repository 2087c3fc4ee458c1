import { expect, test } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { isLost } from '#web/offline/deliver.ts'

test('without an answer that can be read nobody knows what came of a change; what the server refuses is known', () => {
  const unread = [0, 200, 401, 429, 503].map((status) => new ApiError('Something went wrong.', status))
  expect(unread.every(isLost)).toBe(true)
  expect([400, 403, 404, 409].map((status) => new ApiError('No.', status)).some(isLost)).toBe(false)
})
