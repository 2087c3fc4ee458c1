import { expect, test } from 'vitest'
import { html } from '#core/text/html.ts'

test('values are escaped, also in quoted attributes; HTML is not', () => {
  const name = `<img src=x onerror="alert('1')">&`
  const safe = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;'
  expect(html`<b title="${name}">${name}</b>`.html).toBe(`<b title="${safe}">${safe}</b>`)
  expect(html`<p>${html`<i>${1}</i>`}</p>`.html).toBe('<p><i>1</i></p>')
})

test('lists are joined, missing values are empty, and 0 is written', () => {
  expect(html`${[1, [html`<hr />`, 'a<b']]}${false}${null}${undefined}${0}`.html).toBe('1<hr />a&lt;b0')
})
