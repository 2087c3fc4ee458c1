import { expect, test } from 'vitest'
import { hashCost, hashPassword, needsRehash, verifyPassword } from '#worker/secrets/password.ts'

test('a password matches its own hash and no other, and the hash does not contain it', async () => {
  const kept = await hashPassword('Grünfeld 1. d4 ♞')
  expect(kept).toMatch(/^scrypt\$16384\$8\$5\$/)
  expect(kept).not.toContain('Grünfeld')
  expect(await verifyPassword('Grünfeld 1. d4 ♞', kept)).toBe(true)
  expect(await verifyPassword('Grünfeld 1. d4 ♘', kept)).toBe(false)
  expect(await hashPassword('Grünfeld 1. d4 ♞')).not.toBe(kept)
})

test('a password matches whether its accents are composed or not', async () => {
  expect(await verifyPassword('caf\u00e9 caf\u00e9', await hashPassword('cafe\u0301 cafe\u0301'))).toBe(true)
})

test('without a hash no password matches', async () => {
  expect(await verifyPassword('', undefined)).toBe(false)
  expect(await verifyPassword('anything', null)).toBe(false)
})

test('a hash with a lower cost than today’s is renewed', async () => {
  expect(needsRehash(await hashPassword('12345678'))).toBe(false)
  expect(needsRehash('scrypt$8192$8$1$AA==$AA==')).toBe(true)
})

test('a hash that is quick to compute is made under test alone, whatever a deployment binds', () => {
  expect(hashCost({ ENVIRONMENT: 'test', SCRYPT_N: '1024' }).N).toBe(1024)
  for (const ENVIRONMENT of ['production', 'development'] as const)
    expect(hashCost({ ENVIRONMENT, SCRYPT_N: '1024' })).toEqual({ N: 16384, r: 8, p: 5 })
  expect(hashCost({ ENVIRONMENT: 'test' })).toEqual({ N: 16384, r: 8, p: 5 })
})
