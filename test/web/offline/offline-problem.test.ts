import { expect, test } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { problemOf } from '#web/offline/offline-problem.ts'

test('readers are told of a full device and of a browser that keeps nothing, but not of a missing network', () => {
  expect(problemOf(new DOMException('Quota exceeded.', 'QuotaExceededError'))).toBe('full')
  expect(problemOf(new DOMException('The operation is insecure.', 'SecurityError'))).toBe('forbidden')
  expect(problemOf(new TypeError('Failed to fetch'))).toBeUndefined()
  expect(problemOf(new ApiError('Couldn’t reach Kibitz.', 0))).toBeUndefined()
})
