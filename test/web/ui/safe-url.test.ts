import { expect, test } from 'vitest'
import { parseSafeUrl } from '#web/ui/safe-url.ts'

test('only http and https addresses lead out of the site', () => {
  expect(parseSafeUrl('https://chess.com/live#tm=1')?.href).toBe('https://chess.com/live#tm=1')
  expect(parseSafeUrl('http://example.org')?.hostname).toBe('example.org')
  for (const text of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '/t/cup',
    'nonsense',
    '',
    null,
  ])
    expect(parseSafeUrl(text)).toBeUndefined()
})

test('an address of this site may omit the host', () => {
  expect(parseSafeUrl('/logos/cup.svg', 'https://kibitz.example')?.href).toBe('https://kibitz.example/logos/cup.svg')
  for (const text of [
    '//evil.example/x',
    '/\\evil.example',
    'https:/evil.example',
    'https://kibitz.example@evil.example',
  ])
    expect(parseSafeUrl(text, 'https://kibitz.example')).toBeUndefined()
  expect(parseSafeUrl('nonsense', 'https://kibitz.example')).toBeUndefined()
})
