import { Chess } from 'chess.js'
import { readFile } from 'node:fs/promises'
import { expect, mergeTests, type Page } from '@playwright/test'
import { test as withLiveEvents } from './live-event.ts'
import { alone, test as base } from './no-animations.ts'

const test = mergeTests(base, withLiveEvents)

const board = (page: Page) => page.getByRole('img', { name: /^Position after/ })
const current = (page: Page) => page.locator('ol button[aria-current="true"]')

alone(
  'keys move through a game: left, right, up, down, space, f, d (§2 Team match view; §4 auto-play 1 s)',
  { tag: '@gate' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/g/rivers-6-1/3')
    await expect(board(page)).toBeVisible()
    const last = await current(page).innerText()
    await page.keyboard.press('ArrowLeft')
    await expect(current(page)).not.toHaveText(last, { useInnerText: true })
    await page.keyboard.press('ArrowRight')
    await expect(current(page)).toHaveText(last, { useInnerText: true })
    const corner = page.locator('main [role="img"] text').first()
    await expect(corner).toHaveText('a')
    await page.keyboard.press('f')
    await expect(corner).toHaveText('h')
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/\/g\/rivers-6-1\/4$/)
    await page.keyboard.press('ArrowUp')
    await expect(page).toHaveURL(/\/g\/rivers-6-1\/3$/)

    await page.getByRole('button', { name: 'Start position' }).click()
    await page.getByRole('heading', { name: 'Moves' }).click()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await page.keyboard.press('Space')
    await page.clock.runFor(950)
    await expect(current(page)).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(current(page)).toHaveText(/^\S+/)
    await page.keyboard.press('Space')
    await page.clock.resume()

    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('d')])
    const chess = new Chess()
    chess.loadPgn(await readFile(await download.path(), 'utf8'))
    expect(chess.history().at(-1)).toBe(last.split('\n')[0])
  },
)

test('an address leads to a move, and Back to the page before (§2 /g/{id}/{index})', async ({ page }) => {
  await page.goto('/t/rivers/pairings/6')
  await page.locator('tr#rivers-6-1').getByRole('button').click()
  await page.getByRole('link', { name: 'Open match' }).click()
  await expect(page).toHaveURL(/\/g\/rivers-6-1$/)
  await expect(board(page)).toBeVisible()
  const moves = await page.getByRole('list', { name: 'Moves' }).getByRole('button').count()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`#m${moves - 5}$`))
  const [url, move] = [page.url(), await current(page).innerText()]
  await page.goBack()
  await expect(page).toHaveURL(/\/t\/rivers\/pairings\/6/)
  await page.goto(url)
  await expect(current(page)).toHaveText(move, { useInnerText: true })
})

test(
  'the board of a live game follows its moves (§2 board viewers; §9 board polling)',
  { tag: '@gate' },
  async ({ page, liveEvent }) => {
    const match = (await liveEvent()).match(1)
    await page.goto(`/g/${match.id}`)
    await expect(board(page)).toBeVisible()
    const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button')
    await expect.poll(() => moves.count()).toBeGreaterThan(0)
    const known = await moves.count()
    const path = page.url()
    await match.at(4)
    await expect.poll(() => moves.count()).toBeGreaterThan(known)
    await expect(current(page)).toHaveCount(1)
    expect(page.url()).toBe(path)
  },
)

test('all live boards of a round are on one page, over one socket to the room; clocks run between moves', async ({
  page,
  liveEvent,
}) => {
  const { id, match } = await liveEvent({ boards: 10 })
  const lines: string[] = []
  page.on('websocket', (socket) => void (/parties.tournament/.test(socket.url()) && lines.push(socket.url())))
  await page.goto(`/t/${id}/pairings/1`)
  await page.getByRole('link', { name: 'Live boards' }).click()
  await expect(page).toHaveURL(`/t/${id}/boards/1`)
  const running = page.getByTitle('To move')
  await expect.poll(() => running.count()).toBeGreaterThan(8)
  const shown = new Set<string>()
  const clocks = async () => (await running.allInnerTexts()).join(' ')
  // Clocks start when the room has observed a move.
  await match(1).at(6)
  await expect.poll(async () => shown.add(await clocks()).size).toBeGreaterThan(2)
  const boards = page.getByRole('link', { name: /, Board \d/ })
  const small = (await boards.first().locator('..').boundingBox())!.width
  await page.getByRole('button', { name: 'L', exact: true }).click()
  await expect(page).toHaveURL(`/t/${id}/boards/1?size=l`)
  expect((await boards.first().locator('..').boundingBox())!.width).toBeGreaterThan(small)
  expect(lines).toHaveLength(1)
  await boards.first().click()
  await expect(page).toHaveURL(new RegExp(`/g/${id}-1-1/\\d+$`))
})

test('a board with players, clocks and controls fits a small screen; n and p move through the round', async ({
  page,
  liveEvent,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const { id, match } = await liveEvent({ matches: 2, boards: 1 })
  await page.goto(`/g/${id}-1-1`)
  await expect(board(page)).toBeVisible()
  const controls = page.getByRole('group', { name: 'Game controls' })
  await expect(controls).toBeInViewport({ ratio: 1 })
  await expect(board(page)).toBeInViewport({ ratio: 1 })
  const clock = page.getByTitle('To move')
  const shown = new Set<string>()
  // The clock starts when the room has observed a move.
  await expect(current(page)).toHaveCount(1)
  await match(1).at(4)
  await expect.poll(async () => shown.add(await clock.innerText()).size).toBeGreaterThan(2)
  await page.keyboard.press('n')
  await expect(page).toHaveURL(`/g/${id}-1-2`)
  await expect(page.getByText('Table 2', { exact: true })).toBeVisible()
  await page.keyboard.press('p')
  await expect(page).toHaveURL(`/g/${id}-1-1`)
  await expect(page.getByText('Table 1', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Next match' }).click()
  await expect(page).toHaveURL(`/g/${id}-1-2`)
})

test('a click anywhere in a pairing’s row opens its match, except on its other controls', async ({ page }) => {
  await page.goto('/t/rivers/pairings/6')
  const row = page.locator('tr#rivers-6-1')
  await row.getByRole('button', { name: 'Boards' }).click()
  await expect(page.getByRole('list', { name: /^Boards/ })).toBeVisible()
  await expect(page).toHaveURL('/t/rivers/pairings/6')
  await row
    .getByRole('cell')
    .nth(2)
    .click({ position: { x: 4, y: 20 }, force: true })
  await expect(page).toHaveURL(/\/g\/rivers-6-1$/)
})

test('Sync requests an immediate poll, and Analysis opens the game at its site (§2 Team match view)', async ({
  page,
}) => {
  await page.goto('/g/rivers-7-3')
  const asked = page.waitForResponse('**/api/result/rivers-7-3/sync')
  await page.getByRole('button', { name: 'Sync' }).click()
  expect((await asked).status()).toBe(200)
  await expect(board(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Analysis' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.chess\.com\/analysis\/game\/live\/\d+$/,
  )
})

test('a game entered by the organiser can be analysed with its moves', async ({ page }) => {
  await page.goto('/g/rivers-6-1/3')
  await expect(page.getByRole('link', { name: 'Analysis' })).toHaveAttribute(
    'href',
    /^https:\/\/lichess\.org\/analysis\/pgn\/\w+(_[\w%-]+){8,}$/,
  )
})

test('a match that has not begun says so (§8)', async ({ page }) => {
  await page.goto('/g/rivers-7-9')
  await expect(page.getByText('Match has not yet started!')).toBeVisible()
})

test('an unknown match, or an unknown game of it, is not found', async ({ page }) => {
  for (const path of ['/g/rivers-7-99', '/g/rivers-7-1/17', '/g/nobody-1-1', '/g/x']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByText('PAGE NOT FOUND')).toBeVisible()
  }
})
