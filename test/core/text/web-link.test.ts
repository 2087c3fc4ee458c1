import { expect, test } from 'vitest'
import { isOwnPath, isWebAddress } from '#core/text/web-link.ts'

test.each(['/', '/logos/cup.svg', '/rules/open.pdf#page=3', '/t/cup?a=//b'])('%s is a path of this site', (text) => {
  expect([isOwnPath(text), isWebAddress(text)]).toEqual([true, false])
})

test.each([
  'https://club.org',
  'HTTP://club.org/a//b?c=d#e',
  'https://club.org:8443/x',
  'https://club.org/@user',
  'https://żaba.pl',
])('%s is an address on the web', (text) => {
  expect([isOwnPath(text), isWebAddress(text)]).toEqual([false, true])
})

const TRICKS = String.raw`
  //evil.example /\evil.example \\evil.example \/evil.example ///evil.example https:evil.example https:/evil.example
  https:\\evil.example https:///evil.example https://club.org@evil.example https://a:b@evil.example https://evil.example\@club.org
  javascript:alert(1) data:text/html,x vbscript:x file:///etc/passwd ftp://club.org blob:https://club.org/x mailto:a@b.c evil.example`

test.each([
  ...TRICKS.trim().split(/\s+/),
  '',
  ' https://club.org',
  '/\t/evil.example',
  '/a\n/b',
  'java\nscript:alert(1)',
  'https://club.org/\u0000',
  '\u0001javascript:alert(1)',
])('%j is neither', (text) => {
  expect([isOwnPath(text), isWebAddress(text)]).toEqual([false, false])
})
