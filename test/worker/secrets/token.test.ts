import { expect, test } from 'vitest'
import { digest, equalInConstantTime, sessionHandle, newToken } from '#worker/secrets/token.ts'

test('tokens have 43 characters that are safe in cookies, and never repeat', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  expect(new Set(tokens).size).toBe(100)
})

test('the secret, its digest and its handle all differ', async () => {
  const secret = newToken()
  expect(new Set([secret, await digest(secret), await sessionHandle(secret)]).size).toBe(3)
  expect(await sessionHandle(secret)).toBe(await sessionHandle(secret))
})

test('texts of any length are compared', async () => {
  expect(await equalInConstantTime('abc', 'abc')).toBe(true)
  expect(await equalInConstantTime('abc', 'abd')).toBe(false)
  expect(await equalInConstantTime('abc', 'abcd')).toBe(false)
  expect(await equalInConstantTime('', '')).toBe(true)
})
