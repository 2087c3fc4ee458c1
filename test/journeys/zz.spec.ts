import { test, expect } from '@playwright/test'
import { barriers } from './read.ts'
test('mutants', async ({ page }) => {
  const rows = Array.from({ length: 30 }, (_, at) => `<tr><td class="${at === 20 ? 'pale' : ''}">Name ${at}</td><td>${at === 25 ? '<button></button>' : '1'}</td></tr>`).join('')
  const html = (css: string, more = '') => `<!doctype html><html lang="en"><title>x</title><style>:root{color-scheme:light dark}body{background:#fff;color:#000}@media (prefers-color-scheme: dark){body{background:#000;color:#fff}}${css}</style><main><h1>x</h1><table><thead><tr><th>a<th>b</thead><tbody>${rows}</tbody></table><ul>${'<li><span>one</span></li>'.repeat(12)}<li><span class="odd">odd</span></li></ul>${more}</main></html>`
  for (const [name, css, more] of [
    ['none', '', ''],
    ['pale row 21', '.pale{color:#ddd}', ''],
    ['odd li', '.odd{color:#ddd;background:#fff}', ''],
    ['dark only', '@media (prefers-color-scheme: dark){p{color:#222;transition:color 2s}}p{color:#000}', '<p>dark</p>'],
    ['position only', 'main>p:last-child{color:#ddd}', '<p>a</p><p>b</p><p>c</p>'],
    ['alt', '', '<img src="data:,">'],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setContent(html(css, more))
    console.log(name, (await barriers(page)).map((one) => one.slice(0, 90)))
  }
  expect(1).toBe(1)
})
