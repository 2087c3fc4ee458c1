import { expect, test } from 'vitest'
import { cookies, readableCookies } from '#web/api/cookies.ts'

test('cookies are read by name, whatever stands in them', () => {
  expect(cookies('a=1; b=x=y; c=%E2%99%9E; d=%zz; e=')).toEqual({ a: '1', b: 'x=y', c: '♞', d: '%zz', e: '' })
})

test('no cookies are an empty object', () => {
  expect(readableCookies('')).toBe('{}')
})

test('letters beyond ASCII are escaped and come back', () => {
  const text = readableCookies(`name=${encodeURIComponent('Ján 😀')}`)
  expect(text).toMatch(/^[\x20-\x7e]+$/)
  expect(JSON.parse(text)).toEqual({ name: 'Ján 😀' })
})
