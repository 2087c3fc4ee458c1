import { expect, test } from 'vitest'
import { digest, equalInConstantTime, sessionHandle, newToken } from '#worker/secrets/token.ts'

test('tokens are 43 letters that a cookie may carry, and never the same', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  expect(new Set(tokens).size).toBe(100)
})

test('neither what is stored nor the handle is the secret, and they differ', async () => {
  const secret = newToken()
  expect(new Set([secret, await digest(secret), await sessionHandle(secret)]).size).toBe(3)
  expect(await sessionHandle(secret)).toBe(await sessionHandle(secret))
})

test('texts are equal or not, of whatever length', async () => {
  expect(await equalInConstantTime('abc', 'abc')).toBe(true)
  expect(await equalInConstantTime('abc', 'abd')).toBe(false)
  expect(await equalInConstantTime('abc', 'abcd')).toBe(false)
  expect(await equalInConstantTime('', '')).toBe(true)
})
