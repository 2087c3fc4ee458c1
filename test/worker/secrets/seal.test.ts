import { expect, test } from 'vitest'
import { seal, unseal } from '#worker/secrets/seal.ts'

test('a sealed text is read with the same secret only', async () => {
  const sealed = await seal('lip_Ω token', 'one')
  expect(sealed).not.toContain('lip_')
  expect(await unseal(sealed, 'one')).toBe('lip_Ω token')
  expect(await unseal(sealed, 'two')).toBeUndefined()
  expect(await seal('lip_Ω token', 'one')).not.toBe(sealed)
})

test.each(['', 'x', 'x.y', '.', 'AAAA.AAAA'])('%j is no sealed text', async (text) => {
  expect(await unseal(text, 'one')).toBeUndefined()
})
