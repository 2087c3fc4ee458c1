import { expect, test } from 'vitest'
import { outside } from '#web/parts/tournament/outside.ts'

test('only web addresses lead out of the site', () => {
  expect(outside('https://chess.com/live#tm=1')?.href).toBe('https://chess.com/live#tm=1')
  expect(outside('http://example.org')?.hostname).toBe('example.org')
  for (const text of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '/t/cup',
    'nonsense',
    '',
    null,
  ])
    expect(outside(text)).toBeUndefined()
})

test('an address of our own may be without its host', () => {
  expect(outside('/logos/cup.svg', 'https://kibitz.example')?.href).toBe('https://kibitz.example/logos/cup.svg')
  expect(outside('//evil.example/x', 'https://kibitz.example')?.hostname).toBe('evil.example')
  expect(outside('nonsense', 'https://kibitz.example')).toBeUndefined()
})
