import { expect, test } from 'vitest'
import { digest, equal, handleOf, newToken } from '#worker/secrets/token.ts'

test('tokens are 43 letters that a cookie may carry, and never the same', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  expect(new Set(tokens).size).toBe(100)
})

test('neither what is stored nor the handle is the secret, and they differ', async () => {
  const secret = newToken()
  expect(new Set([secret, await digest(secret), await handleOf(secret)]).size).toBe(3)
  expect(await handleOf(secret)).toBe(await handleOf(secret))
})

test('texts are equal or not, of whatever length', async () => {
  expect(await equal('abc', 'abc')).toBe(true)
  expect(await equal('abc', 'abd')).toBe(false)
  expect(await equal('abc', 'abcd')).toBe(false)
  expect(await equal('', '')).toBe(true)
})
