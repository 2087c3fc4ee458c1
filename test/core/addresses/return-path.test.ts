import { expect, test } from 'vitest'
import { safeReturnPath, loginPath } from '#core/addresses/return-path.ts'

test.each(['/t/rivers/pairings/7', '/t/rivers/standings/3?x=1#rivers-3-1', '/', '/@/ann/settings'])(
  '%s is the page after signing in',
  (path) => {
    expect(safeReturnPath(path)).toBe(path)
    expect(loginPath(path)).toBe(`/login?back=${encodeURIComponent(path)}`)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/ /evil.example',
  '/\u0000',
  '',
  ' /t/x',
  'evil.example',
  '@evil.example',
  `/${'x'.repeat(600)}`,
  '/login',
  '/register?x',
  '/reset/password?code=1',
  '/api/endSession',
  '/parties/site',
  undefined,
  null,
  '/a\nb',
])('after signing in, %j becomes the user’s own profile', (path) => {
  expect(safeReturnPath(path)).toBe('/me')
})
