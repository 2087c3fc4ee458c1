import { expect, test } from 'vitest'
import { readCookies, cookiesHeader } from '#web/api/cookies.ts'

test('cookies are read by name, whatever characters their values have', () => {
  expect(readCookies('a=1; b=x=y; c=%E2%99%9E; d=%zz; e=')).toEqual({ a: '1', b: 'x=y', c: '♞', d: '%zz', e: '' })
})

test('no cookies are an empty object', () => {
  expect(cookiesHeader('')).toBe('{}')
})

test('non-ASCII letters are escaped and survive the round trip', () => {
  const text = cookiesHeader(`name=${encodeURIComponent('Ján 😀')}`)
  expect(text).toMatch(/^[\x20-\x7e]+$/)
  expect(JSON.parse(text)).toEqual({ name: 'Ján 😀' })
})
