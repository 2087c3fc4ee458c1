import { expect } from '@playwright/test'
import { test } from './no-animations.ts'

test('shared links have a picture of 1200 × 630 with names in their own script, and the site has its icons', async ({
  page,
  request,
}) => {
  for (const path of ['/t/rivers/dashboard', '/t/rivers/pairings/7', '/g/rivers-7-2', '/g/uzchess25-9-1']) {
    const html = await (await request.get(path)).text()
    const url = /<meta property="og:image" content="([^"]+)">/.exec(html)![1]!
    const answer = await request.get(url)
    expect([answer.status(), answer.headers()['content-type']], url).toEqual([200, 'image/png'])
    const png = await answer.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    // A picture without text would be a tenth of this size.
    expect(png.length).toBeGreaterThan(6000)
  }
  for (const [path, type] of [
    ['/favicon.ico', 'image/'],
    ['/icons/180.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type']).toContain(type)
  }
  await page.goto('/')
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href')
  const { icons } = await (await request.get(manifest!)).json()
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200)
})
