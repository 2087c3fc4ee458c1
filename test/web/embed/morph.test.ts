import { expect, test } from 'vitest'
import { morph } from '#web/embed/morph.ts'

function element(html: string): Element {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return holder
}

function changed(before: string, after: string): { old: Element; kept: Element[] } {
  const old = element(before)
  const all = [...old.querySelectorAll('*')]
  morph(old, element(after))
  return { old, kept: all.filter((one) => old.contains(one)) }
}

test('only changed nodes are touched', () => {
  const { old, kept } = changed('<p>one</p><p>two <b>x</b></p>', '<p>one</p><p>three <b>x</b></p>')
  expect(old.innerHTML).toBe('<p>one</p><p>three <b>x</b></p>')
  expect(kept).toHaveLength(3)
})

test('rows move to their new places and stay the same elements', () => {
  const row = (key: string, rank: number) => `<li data-key="${key}">${rank} <a href="#${key}">${key}</a></li>`
  const before = `<ol>${row('a', 1)}${row('b', 2)}${row('c', 3)}</ol>`
  const after = `<ol>${row('c', 1)}${row('a', 2)}${row('b', 3)}</ol>`
  const { old, kept } = changed(before, after)
  expect(old.innerHTML).toBe(after)
  expect(kept).toHaveLength(7)
})

test.each([
  ['<ul><li data-key="a">a</li></ul>', '<ul><li data-key="b">b</li><li data-key="a">a</li></ul>'],
  ['<ul><li data-key="a">a</li><li data-key="b">b</li></ul>', '<ul><li data-key="b">b</li></ul>'],
  ['<p class="x" title="y">a</p>', '<p class="z">a</p>'],
  ['<p>a</p>', '<div>a</div>'],
  ['text', '<b>element</b>'],
  ['<b>element</b>', 'text'],
  ['', '<p>a</p>b'],
  ['<p>a</p>b', ''],
])('%s becomes %s', (before, after) => {
  expect(changed(before, after).old.innerHTML).toBe(after)
})

test('a changed score is marked as new, an unchanged one is not', () => {
  const tile = (value: number, title = '') =>
    `<span class="tile" data-value="${value}" title="${title}">${value}</span>`
  expect(changed(tile(1) + tile(2), tile(1, 'other') + tile(3)).old.innerHTML).toBe(
    `${tile(1, 'other')}${tile(3).replace('"tile"', '"tile is-new"')}`,
  )
})
