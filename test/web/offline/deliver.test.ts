import { expect, test } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { isLost } from '#web/offline/deliver.ts'

test('without a readable answer a change counts as lost; a refusal of the server is final', () => {
  const unread = [0, 200, 401, 410, 429, 503].map((status) => new ApiError('Something went wrong.', status))
  expect(unread.every(isLost)).toBe(true)
  expect(isLost(new ApiError('This link isn’t valid.', 404, 'unknown-link'))).toBe(true)
  expect([400, 403, 404, 409].map((status) => new ApiError('No.', status)).some(isLost)).toBe(false)
})
