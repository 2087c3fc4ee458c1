import { gzipSync } from 'node:zlib'
import { expect, mergeTests, type FrameLocator, type Page, type Request } from '@playwright/test'
import { iframeHtml } from '#core/embed/snippet.ts'
import { formatPoints } from '#core/text/score.ts'
import { test as base } from './host.ts'
import { test as withLiveEvents } from './live-event.ts'
import { countSockets, socketHolders } from './frame-sockets.ts'
import { violations, violationsIn } from './accessibility.ts'
import { forget, ownContext } from './no-animations.ts'

const test = mergeTests(base, withLiveEvents)
const timed = test.extend(ownContext)
/** In milliseconds; longer than any work that a page postpones after opening. */
const SETTLED = 3000

const START = 123

const framed = (site: string, path: string, width = 320): string =>
  iframeHtml({ src: site + path, title: path, width, height: START })
const inside = (page: Page, at = 0): FrameLocator => page.locator('iframe').nth(at).contentFrame()

const ELEMENTS: [path: string, seen: string][] = [
  ['/t/rivers/standings/6?embed=standings', 'Nordlys Sjakklag'],
  ['/t/rivers/standings/6?embed=standings&iteration=2', 'Cavaleiros de Lisboa'],
  ['/t/rivers/pairings/7?embed=pairings', 'Nordlys Sjakklag'],
  ['/t/channel/pairings/2?embed=bracket', 'Quarter-finals'],
  ['/t/rivers/dashboard?embed=live', 'Round 7'],
  ['/g/rivers-7-4/1?embed=board', 'board 1'],
  ['/rivers?embed=live', 'Round 7'],
]

for (const [path, seen] of ELEMENTS) {
  test(`spec §2, embed parameter: another site can show ${path} at its full height`, async ({ page, host, site }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (fault) => complaints.push(fault.message))
    await host.show(page, framed(site, path))
    await expect(inside(page).locator('main')).toContainText(seen)
    await expect(inside(page).getByRole('link', { name: 'Kibitz' })).toBeVisible()
    await expect(inside(page).getByRole('banner').or(inside(page).locator('header.head'))).toHaveCount(1)
    await expect(page.locator('iframe')).not.toHaveAttribute('height', String(START))
    const { height } = (await inside(page).locator('main').boundingBox())!
    expect(Number(await page.locator('iframe').getAttribute('height'))).toBe(Math.round(height))
    expect(complaints).toEqual([])
  })
}

test(
  'a score that changes at the chess site changes in a frame on another site',
  { tag: '@gate' },
  async ({ page, host, site, liveEvent }) => {
    const { id, match: matchOf } = await liveEvent()
    const match = matchOf(1)
    await host.show(page, framed(site, `/t/${id}/pairings/1?embed=pairings`, 400))
    const row = inside(page).locator(`tr[data-key="${match.id}"]`)
    // The half is an element of its own, so spaces are removed.
    const scores = async () => (await row.locator('.tile').allInnerTexts()).map((text) => text.replace(/\s/g, ''))
    const shows = (): Promise<void> =>
      expect(async () => {
        const told = (await match.score()).map((points) => formatPoints(2 * points))
        expect(await scores()).toEqual(told)
      }).toPass({ intervals: [100] })
    await shows()
    const before = await scores()
    await inside(page)
      .locator('main')
      .evaluate((main) => Object.assign(main.ownerDocument.defaultView!, { stayed: true }))

    await match.endGame()

    await expect.poll(scores).not.toEqual(before)
    await shows()
    expect(
      await inside(page)
        .locator('main')
        .evaluate((main) => 'stayed' in main.ownerDocument.defaultView!),
    ).toBe(true)
  },
)

test('a German frame on an English page stays German when a score changes', async ({ page, host, site, liveEvent }) => {
  const { id, match: matchOf } = await liveEvent()
  const match = matchOf(1)
  await host.show(page, framed(site, `/t/${id}/pairings/1?embed=pairings&lang=de`, 400))
  const frame = inside(page)
  const row = frame.locator(`tr[data-key="${match.id}"]`)
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de')
  await expect(frame.getByText('Runde 1', { exact: true })).toBeVisible()
  const before = await row.innerText()
  await match.endGame()
  await expect.poll(() => row.innerText()).not.toBe(before)
  await expect(frame.getByText('Runde 1', { exact: true })).toBeVisible()
  const links = await frame.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  expect(links.filter((href) => !/^\/de(\/|$)/.test(href))).toEqual([])
})

test('a move in a live game appears on its board in a frame on another site', async ({
  page,
  host,
  site,
  liveEvent,
}) => {
  const match = (await liveEvent()).match(1)
  await host.show(page, framed(site, `/g/${match.id}?embed=board`))
  const board = inside(page).locator('.board')
  await expect(board).toBeVisible()
  const before = await board.getAttribute('data-value')
  await match.at(4)
  await expect.poll(() => board.getAttribute('data-value')).not.toBe(before)
})

timed(
  'ten embeds of a tournament on a page share one socket, and another takes it over',
  async ({ page, host, site }) => {
    await page.addInitScript(countSockets)
    const frames = Array.from({ length: 10 }, (_, at) =>
      framed(site, `/t/rivers/standings/${1 + (at % 6)}?embed=standings`).replace('loading="lazy"', ''),
    )
    await page.clock.install()
    await host.show(page, frames.join(''))
    await expect(inside(page, 9).locator('main')).toContainText('after round 4')
    await page.clock.runFor(SETTLED)
    await expect.poll(async () => (await socketHolders(page)).length).toBe(1)
    for (let removed = 0; removed < 3; removed += 1) {
      const [holder] = await socketHolders(page)
      await page
        .locator('iframe')
        .nth(holder!)
        .evaluate((frame) => frame.remove())
      await expect.poll(async () => (await socketHolders(page)).length).toBe(1)
    }
  },
)

timed(
  'an embed sends no cookie, asks nobody else, and is three requests of at most 46 kB of script and style, beside the event’s logo and two fonts',
  async ({ page, host, site, context }) => {
    const names = ['sid', 'sessionID', 'theme']
    await context.addCookies(names.map((name) => ({ name, value: 'dark', url: site })))
    const requests: Request[] = []
    await forget(page)
    await page.clock.install()
    page.on('request', (request) => requests.push(request))
    await host.show(page, framed(site, '/t/rivers/standings/6?embed=standings'))
    await expect(page.locator('iframe')).not.toHaveAttribute('height', String(START))
    await page.clock.runFor(SETTLED)
    await page.waitForLoadState('networkidle')
    const own = requests.filter((request) => request.url().startsWith(site))
    const asked = own.filter((request) => !['font', 'image'].includes(request.resourceType()))
    expect(own.filter((request) => request.resourceType() === 'image')).toHaveLength(1)
    // Each in the writing of the page alone.
    expect(own.filter((request) => request.resourceType() === 'font').length).toBeLessThanOrEqual(2)
    expect(
      requests.filter(
        (request) => !/^http:\/\/(localhost|127\.0\.0\.2):/.test(request.url()) && !request.url().startsWith('data:'),
      ),
    ).toEqual([])
    expect(asked).toHaveLength(3)
    let bytes = 0
    for (const request of asked) {
      expect((await request.allHeaders())['cookie']).toBeUndefined()
      const answer = (await request.response())!
      expect((await answer.allHeaders())['set-cookie']).toBeUndefined()
      if (request.resourceType() !== 'document') bytes += gzipSync(await answer.body(), { level: 9 }).length
    }
    expect(bytes).toBeLessThan(46_000)
    await expect(inside(page).locator('html')).not.toHaveAttribute('data-theme')
  },
)

timed('nothing moves around an embed that has its height from oEmbed', async ({ page, host, request, site }) => {
  await page.clock.install()
  for (const path of [
    '/t/rivers/standings/6',
    '/t/rivers/pairings/7',
    '/t/channel/pairings/2',
    '/t/rivers/dashboard',
  ]) {
    const html = await (await request.get(path)).text()
    const [, href = ''] = /<link rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]+)"/.exec(html) ?? []
    const answer = await (await request.get(href.replaceAll('&amp;', '&') + '&maxwidth=400')).json()
    expect(answer).toMatchObject({
      type: 'rich',
      version: '1.0',
      width: 400,
      provider_name: 'Kibitz',
      provider_url: site,
    })
    await host.show(page, `${answer.html}<p>What stands below.</p>`)
    await expect(inside(page).locator('main')).toBeVisible()
    await page.clock.runFor(SETTLED)
    await page.waitForLoadState('networkidle')
    const told = Number(await page.locator('iframe').getAttribute('height'))
    expect({ path, height: told }).toEqual({ path, height: answer.height })
  }
})

test('the frame of a tournament that does not exist says so', async ({ page, host, site }) => {
  await host.show(page, framed(site, '/t/nowhere/standings?embed=standings'))
  await expect(inside(page).locator('main')).toHaveText('Nothing to show here.')
})

test('an embed has the width and the theme that its address asks for', async ({ page, host, site }) => {
  await host.show(page, framed(site, '/t/rivers/standings/6?embed=standings&width=300&theme=dark', 800))
  await expect(inside(page).locator('html')).toHaveAttribute('data-theme', 'dark')
  expect((await inside(page).locator('main').boundingBox())!.width).toBe(300)
})

for (const width of [300, 400, 900]) {
  test(`an embed of ${width} pixels is accessible, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, seen] of ELEMENTS) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await expect(page.locator('main')).toContainText(seen)
      expect(await violations(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

test('an embed can be chosen, previewed and copied', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/embed?tournament=rivers')
  const preview = page.locator('iframe').contentFrame()
  await expect(preview.locator('main')).toContainText('Rhine')
  await page.getByRole('button', { name: 'Pairings', exact: true }).click()
  await expect(preview.locator('main')).toContainText('Round 7')
  await page.getByLabel('Pool').selectOption({ index: 1 })
  await page.getByRole('button', { name: '320', exact: true }).click()
  await expect(preview.locator('main')).toContainText('Cavaleiros de Lisboa')
  const code = page.getByRole('group', { name: 'Embed code' })
  await expect(code).toContainText(
    `src="${site}/t/rivers/pairings?embed=pairings&iteration=2&width=320"`.replaceAll('&', '&amp;'),
  )
  const { height } = (await preview.locator('main').boundingBox())!
  await expect(code).toContainText(`height="${Math.round(height)}"`)
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText())
  for (const frame of page.frames()) expect(await violationsIn(frame)).toEqual([])
})
