import { readFile } from 'node:fs/promises'
import { Chess } from 'chess.js'
import type { Page } from '@playwright/test'
import { gamesIn } from '#test/support/pgn.ts'
import { standingsTsv } from '#cli/standings.ts'
import { violations } from './accessibility.ts'
import { expect, test } from './watched-page.ts'

const RAPID = 'womens-world-rapid-2024'

async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download')
  await click()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

async function fromMenu(page: Page, what: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'More downloads' }).click()
  const file = await downloaded(page, () => page.getByRole('link', { name: what }).click())
  await page.keyboard.press('Escape')
  return file
}

test('§9 CSV download: one click downloads a table as a file named after tournament, date and round', async ({
  page,
}) => {
  await page.goto('/t/uzchess25/pairings/9')
  const csv = page.getByRole('link', { name: 'CSV', exact: true })
  const pairings = await downloaded(page, () => csv.click())
  expect(pairings.name).toMatch(/^UzChess Cup Masters 2025 \d{4}-\d\d-\d\d round 9\.csv$/)
  expect(pairings.text.split('\r\n')[0]).toBe('\ufeffWhite,White score,Black,Black score,Game link,Time')
  await page.goto('/t/uzchess25/standings/5')
  const standings = await downloaded(page, () => csv.click())
  expect(standings.name).toContain('standings after round 5.csv')
  const shown = (await page.locator('tbody th[scope=row] bdi').allInnerTexts()).map((name) => name.replace(/^GM /, ''))
  const names = standings.text.trimEnd().split('\r\n').slice(1)
  expect(names.map((line) => line.split(',')[2])).toEqual(shown)
})

test('the report of a tournament gives the same table as its page', async ({ page }) => {
  await page.goto(`/t/${RAPID}/standings/11`)
  for (const kind of ['Tournament report TRF26', 'Tournament report, older']) {
    const { name, text } = await fromMenu(page, kind)
    expect(name).toMatch(/TRF(26|16)\.trf$/)
    const table = standingsTsv(text, { columns: 'PTS,BH/C1,BH,SB,ARO' })
    const first = table
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .find(([, rank]) => rank === '1')
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Humpy Koneru' }) })
    const figures = await row.locator('td').allInnerTexts()
    expect(figures.slice(-4)).toEqual(first!.slice(3))
  }
})

test('chess.js parses the games of a tournament without loss', async ({ page, request }) => {
  await page.goto('/t/rivers/pairings/7')
  const { text } = await fromMenu(page, 'Round 7 games')
  // More games may end meanwhile, so the file's games are a subset of those listed afterwards.
  const results = await request.get(`/api/results?round=7&games=true&ids=${ids('rivers', 7, 10)}`)
  const known = ((await results.json()) as { games: { pgn: string }[] }[])
    .flatMap(({ games }) => games)
    .flatMap(({ pgn }) => (pgn ? [load(pgn)] : []))
  const games = gamesIn(text).map(load)
  expect(games.length).toBeGreaterThan(0)
  for (const game of games.filter((one) => one.history().length > 0)) {
    const own = known.find((one) => sides(one) === sides(game))
    expect(own, sides(game)).toBeDefined()
    expect(game.history(), sides(game)).toEqual(own!.history())
    expect(game.getComments()).toEqual(own!.getComments())
    expect(game.getHeaders()).toMatchObject({
      ...own!.getHeaders(),
      Event: 'Rivers Club League 2026',
      Round: '7',
      ...(own!.getHeaders()['Board'] && { Board: expect.any(String) }),
    })
  }
})

/** In a match two players meet once with each colour, so their names in order identify a game. */
const sides = (game: Chess): string => `${game.getHeaders()['White']} – ${game.getHeaders()['Black']}`

function load(pgn: string): Chess {
  const chess = new Chess()
  chess.loadPgn(pgn)
  return chess
}
const ids = (id: string, round: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `${id}-${round}-${at + 1}`).join(',')

test('pages link to RSS feeds of announcements', async ({ page, context }) => {
  // The site's own pages parse no text as a document (Trusted Types).
  const blank = await context.newPage()
  for (const path of ['/', '/news', '/t/rivers/dashboard']) {
    await page.goto(path)
    const feed = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href')
    const xml = await (await page.request.get(feed!)).text()
    const read = await blank.evaluate((sent) => {
      const feed = new DOMParser().parseFromString(sent, 'application/xml')
      const text = (of: Pick<Document, 'querySelector'>, name: string) => of.querySelector(name)?.textContent ?? ''
      const items = [...feed.querySelectorAll('item')]
      return {
        fault: text(feed, 'parsererror'),
        version: feed.documentElement.getAttribute('version'),
        channel: ['title', 'link', 'description'].map((name) => text(feed, `channel > ${name}`)),
        self: feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href'),
        items: items.map((item) => ['title', 'link', 'guid', 'description', 'pubDate'].map((name) => text(item, name))),
      }
    }, xml)
    expect([read.fault, read.version]).toEqual(['', '2.0'])
    expect(read.channel.every(Boolean)).toBe(true)
    expect(read.self?.endsWith(feed!)).toBe(true)
    expect(read.items.length).toBeGreaterThan(0)
    for (const item of read.items) {
      expect(item.every(Boolean)).toBe(true)
      expect(item[4]).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
    }
    expect(new Set(read.items.map(([, , guid]) => guid)).size).toBe(read.items.length)
  }
})

test('printed pairings and standings are light and complete, without controls', async ({ page }) => {
  // A4 in portrait and landscape, minus the page margins, in CSS pixels.
  for (const [width, height] of [
    [722, 1032],
    [1051, 703],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
    for (const [path, title] of [
      ['/t/rivers/pairings/7', 'Round 7 pairings'],
      [`/t/${RAPID}/standings/11`, 'Standings after round 11'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('table').first()).toBeVisible()
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
      await page.setViewportSize({ width, height })
      await expect(page.getByText(`${title} · `)).toBeVisible()
      for (const role of ['navigation', 'banner', 'contentinfo', 'complementary', 'searchbox'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0)
      }
      const paper = await page.evaluate(() => {
        const [head] = document.querySelectorAll('thead')
        return {
          ground: getComputedStyle(document.body).backgroundColor,
          ink: getComputedStyle(document.querySelector('h1')!).color,
          head: head && getComputedStyle(head).display,
          row: getComputedStyle(document.querySelector('tbody tr')!).breakInside,
          wide: document.documentElement.scrollWidth - innerWidth,
        }
      })
      expect(paper).toEqual({
        ground: 'rgb(255, 255, 255)',
        ink: 'rgb(22, 26, 24)',
        head: 'table-header-group',
        row: 'avoid',
        wide: expect.any(Number),
      })
      expect(paper.wide).toBeLessThanOrEqual(0)
      await page.emulateMedia({ media: 'screen' })
    }
  }
})

test('a bracket is printed completely: no column exceeds the paper', async ({ page }) => {
  await page.goto('/t/channel/pairings/1')
  const columns = page.getByRole('region', { name: /^Main bracket, scrolls/ }).getByRole('region')
  await expect(columns).toHaveCount(4)
  await page.emulateMedia({ media: 'print' })
  for (const [width, height] of [
    [722, 1032],
    [1051, 703],
  ] as const) {
    await page.setViewportSize({ width, height })
    const edges = await columns.evaluateAll((all) => all.map((column) => column.getBoundingClientRect().right))
    expect(Math.max(...edges)).toBeLessThanOrEqual(width)
  }
})

test('a long table is printed down to its last row', async ({ page }) => {
  await page.goto(`/t/${RAPID}/standings/11`)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.length).toBeGreaterThan(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('tbody th[scope=row]')).toHaveCount(110)
})

for (const width of [390, 1440]) {
  test(`the API’s documentation at /api can be read, searched and tried at a width of ${width} pixels`, async ({
    page,
    request,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/api')
    await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Find a call' }).fill('games.pgn')
    await expect(page.getByText(/^1 of \d+ calls$/)).toBeVisible()
    await page.getByText('Games of a match, a round or the whole tournament').click()
    await expect(page.getByLabel('curl')).toContainText('/api/tournament/uzchess25/games.pgn?round=9')
    await page.getByRole('searchbox', { name: 'Find a call' }).fill('getPairings')
    await page.getByText('Pairings of a round, or by ids').click()
    const link = await page.getByRole('link', { name: 'Open in browser' }).getAttribute('href')
    const answer = await request.get(link!)
    expect([answer.status(), answer.headers()['access-control-allow-origin']]).toEqual([200, '*'])
    expect(await violations(page)).toEqual([])
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(complaints).toEqual([])
  })
}

test('every example request of the API’s documentation succeeds on the demo', async ({ page, request }) => {
  await page.goto('/api')
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible()
  const links = await page
    .locator('details a[href^="/api/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
  expect(links.length).toBeGreaterThan(35)
  const failed: string[] = []
  for (const link of links) {
    const answer = await request.get(link)
    // Not on the demo: one depends on a page of chess.com, the other on a code from an email.
    if (!answer.ok() && !/scrapeChessComTeamPage|exchangeSession/.test(link)) failed.push(`${link}: ${answer.status()}`)
  }
  expect(failed).toEqual([])
})
