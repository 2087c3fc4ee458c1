import { test } from '@playwright/test'
const OUT = '/tmp/shots/moments'
const pages = (process.env.SHOTS ?? '/t/rivers/dashboard,/t/uzchess25/dashboard').split(',')
const sizes = (process.env.SIZES ?? '1366x900,390x844').split(',').map((s) => s.split('x').map(Number))
const themes = (process.env.THEMES ?? 'light').split(',')
test('shots', async ({ page, context, baseURL }) => {
  test.setTimeout(400_000)
  page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text().slice(0, 300)))
  page.on('pageerror', (e) => console.log('pageerror:', e.message.slice(0, 500)))
  if (process.env.COOKIE) await context.addCookies([{ name: 'spoilers', value: process.env.COOKIE, url: baseURL! }])
  for (const theme of themes)
    for (const [width, height] of sizes)
      for (const path of pages) {
        await page.emulateMedia({ colorScheme: theme as 'light' })
        await page.setViewportSize({ width: width!, height: height! })
        await page.goto(path)
        await page.waitForTimeout(2500)
        const name = path.replace(/[^a-z0-9]+/g, '-') + (process.env.COOKIE ? '-hidden' : '')
        await page.screenshot({ path: `${OUT}/now${name}-${width}-${theme}.png`, fullPage: true })
        console.log(
          name,
          width,
          await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
        )
      }
})
