import { expect, test } from 'vitest'
import { cutHtml } from '#web/ui/cut-html.ts'

test('a short text is not cut', () => {
  expect(cutHtml('<p>One <strong>two</strong>\n</p>', 7)).toBeUndefined()
})

test('letters of the text count, those of tags don’t, and open elements are closed', () => {
  expect(cutHtml('<p>ab<a href="/t/rivers/rules#page=2"><em>cdef</em></a></p>', 4)).toBe(
    '<p>ab<a href="/t/rivers/rules#page=2"><em>cd…</em></a></p>',
  )
})

test('an HTML entity counts as one letter, and no letter is cut in half', () => {
  expect(cutHtml('<p>&amp;&lt;😀♞</p>', 3)).toBe('<p>&amp;&lt;😀…</p>')
})

test('the cut is between words if that is near', () => {
  expect(cutHtml('<p>The round starts later</p>', 12)).toBe('<p>The round…</p>')
  expect(cutHtml('<p>The round starts later</p>', 16)).toBe('<p>The round starts…</p>')
  expect(cutHtml(`<p>${'♞'.repeat(30)} ${'♞'.repeat(30)}</p>`, 55)).toBe(`<p>${'♞'.repeat(30)} ${'♞'.repeat(24)}…</p>`)
})

test('void elements stay as they are', () => {
  expect(cutHtml('<p>a<br /><img src="x" alt="" />bc</p>', 2)).toBe('<p>a<br /><img src="x" alt="" />b…</p>')
})
