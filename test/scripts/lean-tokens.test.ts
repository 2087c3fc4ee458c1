import { expect, test } from 'vitest'
import { withoutUnused } from '../../scripts/lean-tokens.ts'

test('a token that no rule uses goes, with those that it alone used; what is used stays', () => {
  const sheet = ':root{--a:1px;--b:var(--a);--c:var(--d);--d:2px}p{margin:var(--c)}'
  expect(withoutUnused(sheet)).toBe(':root{--c:var(--d);--d:2px}p{margin:var(--c)}')
})
