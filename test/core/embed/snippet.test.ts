import { expect, test } from 'vitest'
import { embedUrl, iframeHtml, resizeScript } from '#core/embed/snippet.ts'

test('the address of an embed has only the options that differ from the defaults', () => {
  expect(embedUrl('/t/cup/standings', { element: 'standings' })).toBe('/t/cup/standings?embed=standings')
  expect(embedUrl('/t/cup', { element: 'live', iteration: 2, width: 480, theme: 'dark' })).toBe(
    '/t/cup?embed=live&iteration=2&width=480&theme=dark',
  )
  expect(embedUrl('/t/cup', { element: 'live', lang: 'de' })).toBe('/t/cup?embed=live&lang=de')
  expect(embedUrl('/t/cup', { element: 'live', lang: 'en' })).toBe('/t/cup?embed=live')
})

test('a frame has its height from the start, and its title is escaped', () => {
  expect(
    iframeHtml({ src: 'https://k.example/t/a?embed=live&width=300', title: '"Cup" <1>', width: '100%', height: 412 }),
  ).toBe(
    '<iframe src="https://k.example/t/a?embed=live&amp;width=300" title="&quot;Cup&quot; &lt;1&gt;" width="100%" height="412" style="border:0;max-width:100%" loading="lazy"></iframe>',
  )
})

test('the resize script accepts messages of this site only', () => {
  expect(resizeScript('https://k.example')).toContain("origin !== 'https://k.example'")
  expect(resizeScript('https://k.example')).toContain('frame.contentWindow === source')
})
