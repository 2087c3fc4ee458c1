import { expect, test } from 'vitest'
import { fits, hash, isOutdated } from '#worker/secrets/password.ts'

test('a password fits its own hash and no other, and the hash tells nothing of it', async () => {
  const kept = await hash('Grünfeld 1. d4 ♞')
  expect(kept).toMatch(/^scrypt\$16384\$8\$5\$/)
  expect(kept).not.toContain('Grünfeld')
  expect(await fits('Grünfeld 1. d4 ♞', kept)).toBe(true)
  expect(await fits('Grünfeld 1. d4 ♘', kept)).toBe(false)
  expect(await hash('Grünfeld 1. d4 ♞')).not.toBe(kept)
})

test('letters that look the same are the same, however a keyboard writes them', async () => {
  expect(await fits('caf\u00e9 caf\u00e9', await hash('cafe\u0301 cafe\u0301'))).toBe(true)
})

test('where there is no hash no password fits, not even the one that is compared with', async () => {
  expect(await fits('', undefined)).toBe(false)
  expect(await fits('anything', null)).toBe(false)
})

test('a hash that costs less than today’s is made anew', async () => {
  expect(isOutdated(await hash('12345678'))).toBe(false)
  expect(isOutdated('scrypt$8192$8$1$AA==$AA==')).toBe(true)
})
