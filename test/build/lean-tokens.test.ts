import { expect, test } from 'vitest'
import { withoutUnused } from '../../build/lean-tokens.ts'

test('an unused token is removed with the tokens that only it used; used tokens stay', () => {
  const sheet = ':root{--a:1px;--b:var(--a);--c:var(--d);--d:2px}p{margin:var(--c)}'
  expect(withoutUnused(sheet)).toBe(':root{--c:var(--d);--d:2px}p{margin:var(--c)}')
})

test('a rule or an at-rule that becomes empty is removed', () => {
  const sheet =
    ':root{--a:1px}p{margin:var(--a)}@media (width<=719px){:root{--b:2px}}@media print{:root{--b:3px}p{margin:0}}'
  expect(withoutUnused(sheet)).toBe(':root{--a:1px}p{margin:var(--a)}@media print{p{margin:0}}')
})
