import { expect, test } from 'vitest'
import { pageOf, rulesDocument } from '#web/parts/tournament/rules-document.ts'

const ORIGIN = 'https://kibitz.example'

test('a PDF of our own is shown in the page', () => {
  expect(rulesDocument('/rules/cup.pdf#page=9', ORIGIN)).toEqual({
    href: `${ORIGIN}/rules/cup.pdf`,
    host: 'kibitz.example',
    shown: true,
  })
})

test.each([
  'https://example.org/rules.pdf',
  'http://kibitz.example/rules/cup.pdf',
  'https://kibitz.example.evil.example/rules.pdf',
  '/t/cup/dashboard',
  '/x?y=.pdf',
])('%s is a link alone', (link) => {
  expect(rulesDocument(link, ORIGIN)?.shown).toBe(false)
})

test.each([null, '', 'javascript:alert(1)', 'data:application/pdf,x', 'rules.pdf', '//evil.example/rules.pdf'])(
  '%s is no document',
  (link) => {
    expect(rulesDocument(link, ORIGIN)).toBeUndefined()
  },
)

test('the hash chooses the page', () => {
  expect(['', 'page=3', 'page=0', 'page=-1', 'page=99999', 'Page=3', 'page=3x'].map(pageOf)).toEqual([
    1, 3, 1, 1, 1, 1, 1,
  ])
})
