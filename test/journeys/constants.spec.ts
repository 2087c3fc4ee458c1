import { alone } from './no-animations.ts'
import { expect, test } from './watched-page.ts'

declare global {
  interface Window {
    /** When sockets to the site's room were asked for. */
    opened: number[]
  }
}

// Figures of spec §9 that a visitor meets and no other story has: banner and preview are in home.spec.ts, the bracket in
// knockout.spec.ts, chart rows and donut in stats.spec.ts, stream and chat in sections.spec.ts, auto-play in
// viewer.spec.ts, CSV in exports.spec.ts.

test.use({ viewport: { width: 1440, height: 900 } })

test('§9 featured list shows 10 rows unless expanded, toggle at 10 or more', async ({ page }) => {
  await page.goto('/t/womens-world-rapid-2024/dashboard')
  const featured = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Featured pairings' }) })
  const rows = featured.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(10)
  await featured.getByRole('button', { name: 'Show all 55' }).click()
  await expect(rows).toHaveCount(55)
  await featured.getByRole('button', { name: /Show (less|fewer|10)/ }).click()
  await expect(rows).toHaveCount(10)
  await page.goto('/t/channel/dashboard')
  await expect(page.getByRole('heading', { name: 'Featured pairings' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Show all/ })).toHaveCount(0)
})

test('§9 player list rows fit height/36 minus 3', async ({ page }) => {
  await page.goto('/t/womens-world-rapid-2024/dashboard')
  const list = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Registered players' }) })
  await expect(list.getByRole('listitem').or(list.getByRole('row')).filter({ visible: true })).toHaveCount(900 / 36 - 3)
})

test('§9 sidebar donut 200 high; sidebar sticky limits 10% viewport and 275', async ({ page }) => {
  await page.goto('/t/rivers/pairings/7')
  const aside = page
    .getByRole('complementary')
    .filter({ has: page.locator('svg') })
    .last()
  expect((await aside.locator('svg[viewBox="0 0 200 200"]').boundingBox())!.height).toBe(200)
  const top = () => aside.evaluate((own) => getComputedStyle(own).top)
  for (const [height, limit] of [
    [900, '90px'],
    [2000, '200px'],
    [4000, '275px'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height })
    expect(await top()).toBe(limit)
  }
})

test('§9 announcement dates shown to 21 characters of local time string', async ({ page }) => {
  for (const at of ['/news', '/t/rivers/announcements']) {
    await page.goto(at)
    const time = page.locator('main time').first()
    const moment = (await time.getAttribute('datetime'))!
    // As the page comes, it is in UTC.
    await expect(time).toHaveText(await page.evaluate((when) => new Date(when).toString().slice(0, 21), moment))
  }
})

test('§9 game point total 1 hides game-based columns', async ({ page }) => {
  const heads = page.getByRole('columnheader')
  await page.goto('/t/rivers/standings/6')
  await expect(heads.filter({ hasText: /^GP$/ })).toHaveCount(1)
  await page.goto('/t/uzchess25/standings/9')
  await expect(heads.filter({ hasText: /^Score$/ })).toHaveCount(1)
  await expect(heads.filter({ hasText: /^GP$/ })).toHaveCount(0)
})

test('§9 tournament lists sorted by creation date newest first', async ({ page, request }) => {
  const finished: { name: string; createdAt: number }[] = await (
    await request.get('/api/tournaments?phase=finished')
  ).json()
  const names = finished.toSorted((a, b) => b.createdAt - a.createdAt).map(({ name }) => name)
  await page.goto('/')
  const table = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Finished', level: 2 }) })
    .getByRole('table')
  const links = table.getByRole('row').getByRole('link')
  await expect(links).toHaveCount(Math.min(names.length, 10))
  for (const [at, name] of names.slice(0, 10).entries()) await expect(links.nth(at)).toContainText(name)
})

test('§9 past match lists ordered by round descending', async ({ page }) => {
  await page.goto('/player/uzchess25-1')
  const past = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Past matches' }) })
  const links = past.getByRole('link', { name: /^Round \d+/ })
  await expect(links).toHaveCount(9)
  const rounds = (await links.allInnerTexts()).map((text) => parseInt(text.slice(6), 10))
  expect(rounds).toEqual(rounds.toSorted((a, b) => b - a))
})

alone('§9 if the count is zero, online count is requested after 1 second', async ({ page }) => {
  let asked = 0
  await page.route('**/api/online*', (route) => {
    asked += 1
    return route.fulfill({ json: { count: asked === 1 ? 0 : 7 } })
  })
  await page.clock.install()
  await page.goto('/')
  // A visitor holds no line to the site: its count is a call.
  const lines: string[] = []
  page.on('websocket', (socket) => lines.push(socket.url()))
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return page.getByRole('main').innerText()
    })
    .toMatch(/\b7\s+online/)
  expect(asked).toBe(2)
  expect(lines).toEqual([])
})

alone('§9 socket reconnection: 5 attempts, the first after 1 s; from then on one a minute', async ({ page }) => {
  await page.routeWebSocket(/\/parties\/tournament/, (socket) => socket.close({ code: 1011 }))
  await page.clock.install()
  // By the page's own clock, as the sockets are asked for.
  await page.addInitScript(() => {
    window.opened = []
    window.WebSocket = new Proxy(window.WebSocket, {
      construct(socket, [url]) {
        if (String(url).includes('/parties/tournament')) window.opened.push(Date.now())
        return new socket(url)
      },
    })
  })
  const opened = () => page.evaluate(() => window.opened)
  await page.goto('/t/channel/dashboard')
  await expect
    .poll(async () => {
      await page.clock.runFor(20_000)
      return (await opened()).length
    })
    .toBe(6)
  // Each attempt needs a moment of ours to fail.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10_000)
        return (await opened()).length
      },
      { intervals: [50] },
    )
    .toBe(10)
  const times = await opened()
  const pauses = times.slice(1).map((at, before) => at - times[before]!)
  expect(pauses[0]).toBeGreaterThanOrEqual(1000)
  // A minute, more or less by chance, so that a crowd comes back one by one.
  for (const pause of pauses.slice(5)) {
    expect(pause).toBeGreaterThanOrEqual(30_000)
    expect(pause).toBeLessThanOrEqual(120_000)
  }
})

test('§9 flags are files of our own, those of BGD, BLZ, GBR, GIB and FJI too', async ({ request }) => {
  const flags = await (await request.get('/flags.svg')).text()
  for (const code of ['BAN', 'BIZ', 'GBR', 'GIB', 'FIJ']) expect(flags).toContain(`id="${code}"`)
})
