import { expect, type Locator, type Page } from '@playwright/test'
import { anOrganiser, asking } from './account.ts'
import { openEvent, publishEvent } from './made-event.ts'
import { alone as test } from './no-animations.ts'
import { changeFirst } from './first-answers.ts'

const PLAYERS = ['Ann Lee', 'Bo Lind']

test('tournaments are grouped by phase, and each row links to its page', async ({ page, baseURL }) => {
  const ask = asking(await anOrganiser(baseURL!))
  const mark = Date.now().toString(36)
  const groups = { Live: `Live ${mark}`, Upcoming: `Upcoming ${mark}`, Finished: `Finished ${mark}` }
  await openEvent(ask, groups.Upcoming, PLAYERS)
  const live = await publishEvent(ask, groups.Live, PLAYERS)
  const over = await publishEvent(ask, groups.Finished, PLAYERS)
  await ask(`${over}/setResults`, { results: [{ match: `${over}-1-1`, outcome: '10' }] })
  await ask(`${over}/change`, { request: { type: 'close', round: 1 } })
  // Lists are cached for up to a second.
  await expect(async () => {
    await page.goto('/')
    for (const [group, name] of Object.entries(groups)) {
      const panel = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: group, exact: false, level: 2 }) })
      const table = panel.getByRole('table')
      const start = group === 'Upcoming' ? 'Starts' : 'Started'
      await expect(table.getByRole('columnheader')).toHaveText(['Name', start, 'Round', 'Players'], { timeout: 1000 })
      await expect(table.getByRole('row').filter({ hasText: name })).toHaveCount(1, { timeout: 1000 })
    }
  }).toPass()
  await page.getByRole('table').getByRole('link', { name: groups.Live }).click()
  await expect(page).toHaveURL(`/t/${live}/dashboard`)
})

test.describe('the banner', () => {
  test('pauses for forty seconds on a chosen slide, then changes every eight seconds, and stops on request', async ({
    page,
  }) => {
    const { count, pass } = await standingStill(page)
    const chosen = ((await shown(page)) + 2) % count
    await press(page, pips(page).nth(chosen))
    await pass(39_500)
    expect(await shown(page)).toBe(chosen)
    await pass(1000)
    expect(await shown(page)).toBe((chosen + 1) % count)
    await pass(7000)
    expect(await shown(page)).toBe((chosen + 1) % count)
    await pass(1500)
    expect(await shown(page)).toBe((chosen + 2) % count)

    await press(page, banner(page).getByRole('button', { name: 'Pause' }))
    await pass(120_000)
    expect(await shown(page)).toBe((chosen + 2) % count)
    await press(page, banner(page).getByRole('button', { name: 'Play' }))
    await pass(8500)
    expect(await shown(page)).toBe((chosen + 3) % count)
  })

  test('describes a tournament in plain text, without markdown characters', async ({ page, baseURL }) => {
    const ask = asking(await anOrganiser(baseURL!))
    const name = `Banner ${Date.now().toString(36)}`
    const id = await publishEvent(ask, name, PLAYERS)
    const settings = { description: 'Clubs play a Swiss over **eight boards**.' }
    await ask(`${id}/change`, { request: { type: 'editEvent', settings } })
    const slide = banner(page).getByRole('article', { includeHidden: true }).filter({ hasText: name })
    // Lists are cached for up to a second.
    await expect(async () => {
      await page.goto('/')
      await expect(slide).toContainText('Clubs play a Swiss over eight boards.', { timeout: 1000 })
    }).toPass()
  })

  test('shows the remaining time of a slide without constant repaints', async ({ page }) => {
    await page.goto('/')
    const moved = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getTiming().duration) > 1000)
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap((frame) => Object.keys(frame))
    await expect.poll(() => page.evaluate(moved)).toContain('scale')
    const cheap = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'scale', 'transform']
    expect((await page.evaluate(moved)).filter((what) => !cheap.includes(what))).toEqual([])
  })

  test('can be turned with the arrow keys', async ({ page }) => {
    const { count } = await standingStill(page)
    await pips(page).first().click()
    await page.keyboard.press('ArrowRight')
    await expect(pips(page).nth(1)).toBeFocused()
    expect(await shown(page)).toBe(1)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(pips(page).last()).toBeFocused()
    expect(await shown(page)).toBe(count - 1)
  })

  test('does not move for readers who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { pass } = await standingStill(page)
    const first = await shown(page)
    await pass(60_000)
    expect(await shown(page)).toBe(first)
    await expect(banner(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
  })
})

test('a chosen theme persists after a reload, from the first byte on', { tag: '@gate' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await theme(page, 'Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await background()
  expect(dark).not.toBe(light)

  const answer = await page.reload({ waitUntil: 'commit' })
  expect(await answer!.text()).toMatch(/<html[^>]* data-theme="dark"/)
  await expect(theme(page, 'Dark')).toHaveAttribute('aria-pressed', 'true')
  expect(await background()).toBe(dark)

  await theme(page, 'System').click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect(await (await page.reload())!.text()).not.toMatch(/<html[^>]* data-theme/)
  expect(await background()).toBe(light)
})

test('an announcement is cut to two hundred characters and links to its full text', async ({ page }) => {
  const [known, long] = [
    'Matches on a chess site are followed',
    'A sentence of nine words, again and again. '.repeat(12),
  ]
  await changeFirst(page, '/', (html) => html.replace(known, `${long}${known}`))
  await page.goto('/')
  const announcement = page.getByRole('listitem').filter({ hasText: 'Live updates' })
  const preview = await announcement.locator('p').innerText()
  expect(preview).toMatch(/^A sentence of nine words, .*…$/)
  expect(Array.from(preview).length).toBeLessThanOrEqual(200)
  expect(Array.from(preview).length).toBeGreaterThan(170)
  await announcement.getByRole('link').click()
  await expect(page).toHaveURL(/\/news#\w+/)
})

test('every visitor of the site is counted', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/')
  const count = async (page: Page): Promise<number> =>
    Number(/(\d+)\s+online/.exec(await page.getByRole('main').innerText())?.[1] ?? 0)
  await expect.poll(() => count(first)).toBeGreaterThanOrEqual(1)
  await second.goto('/')
  for (const page of [first, second]) await expect.poll(() => count(page)).toBeGreaterThanOrEqual(2)
})

const banner = (page: Page) => page.getByRole('region', { name: 'Featured tournaments' })
const pips = (page: Page) => banner(page).getByRole('button', { name: /^Slide/ })
const theme = (page: Page, name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('button', { name })

/** The home page with a fake clock. */
async function standingStill(page: Page): Promise<{ count: number; pass: (ms: number) => Promise<void> }> {
  await page.clock.install()
  // Keeps the slides, even if other events begin meanwhile.
  await page.route('/api/tournaments*', () => {})
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const count = await pips(page).count()
  expect(count).toBeGreaterThan(3)
  return { count, pass: (ms) => page.clock.runFor(ms) }
}

/** Moves the pointer away after the click, as it pauses the banner. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.click()
  await page.mouse.move(0, 0)
}

const shown = (page: Page): Promise<number> =>
  pips(page).evaluateAll((all) => all.findIndex((pip) => pip.ariaCurrent === 'true'))
