import { violations } from './accessibility.ts'
import { forget } from './no-animations.ts'
import { expect, test } from './watched-page.ts'

const RAPID = '/t/womens-world-rapid-2024'

test(
  'a reader draws a published round again in the browser, without a request to the server',
  { tag: '@gate' },
  async ({ visit }) => {
    const { page } = visit
    await forget(page)
    await visit.to(`${RAPID}/pairings/2`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('button', { name: 'Check this draw' }).click()
    const check = page.getByRole('region', { name: 'This draw checked' })
    await expect(check).toContainText('Drawn as FIDE’s rules say. Drawn again in your browser: the same 55 boards')
    expect(asked.filter((url) => url.includes('draw-worker'))).toHaveLength(1)
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
    expect(visit.complaints()).toEqual([])
  },
)

test('drawing a round again lists boards that differ from the rules', async ({ visit }) => {
  const { page } = visit
  await forget(page)
  await visit.to(`${RAPID}/pairings/2`)
  const check = page.getByRole('region', { name: 'This draw checked' })
  await page.getByRole('button', { name: 'Check this draw' }).click()
  await expect(check).toBeVisible()
  await page.getByRole('link', { name: '5', exact: true }).click()
  await expect(check).toHaveCount(0)
  await page.getByRole('button', { name: 'Check this draw' }).click()
  await expect(check).toContainText('Drawn again by today’s rules: 42 of 55 boards the same.')
  const rows = check.getByRole('table', { name: 'Boards that differ' }).getByRole('row')
  await expect(rows).toHaveCount(6)
  await check.getByRole('button', { name: 'Show all 13' }).click()
  await expect(rows).toHaveCount(14)
  expect(await violations(page, { within: '[aria-label="This draw checked"]' })).toEqual([])
  expect(visit.complaints()).toEqual([])
})

test('the browser detects a stored round that was tampered with, and boards changed by hand are marked for everyone', async ({
  visit,
}) => {
  const { page } = visit
  await forget(page)
  // Swaps the colours of boards 1 and 2 of round 2 in the answers, as if the database had been changed. Only board 2 is
  // marked as changed by an arbiter.
  const tampered = (text: string): string =>
    text.replace(
      /("rounds":\[\{.*?\},)\{(.*?)"white":\[(\d+),(\d+)(.*?)"black":\[(\d+),(\d+)/,
      (
        _all,
        first: string,
        start: string,
        white1: string,
        white2: string,
        between: string,
        black1: string,
        black2: string,
      ) =>
        `${first}{"facts":{"1":{"byHand":true}},${start}"white":[${black1},${black2}${between}"black":[${white1},${white2}`,
    )
  await page.route('**/*', async (route) => {
    if (!/pairings\/2$|snapshot/.test(route.request().url())) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: tampered(await response.text()) })
  })
  await page.goto(`${RAPID}/pairings/2`)
  await expect(page.getByText('By hand')).toHaveCount(1)
  await page.getByRole('button', { name: 'Check this draw' }).click()
  const check = page.getByRole('region', { name: 'This draw checked' })
  await expect(check).toContainText('Drawn again by today’s rules: 53 of 55 boards the same.')
  await expect(check).toContainText('1 of them is marked as changed by hand.')
  await expect(check.getByRole('row').filter({ hasText: 'Changed by hand' })).toHaveCount(1)
})

test('each board of a Swiss is explained, so is why two players did not meet, and the page is accessible', async ({
  visit,
}) => {
  const { page } = visit
  await forget(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit.to(`${RAPID}/why/2`)
  await expect(page).toHaveTitle(/^Why these round 2 pairings\? · FIDE Women's World Rapid/)
  const boards = page
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .getByRole('listitem')
  await expect(boards).toHaveCount(30)
  await expect(boards.first()).toContainText('Both have 1 point.')
  await expect(boards.first()).not.toContainText('has White. ')
  await boards.first().getByRole('button', { name: 'Details of Board 1', exact: true }).click()
  await expect(page).toHaveURL(`${RAPID}/why/2?board=1`)
  await expect(boards.first()).toContainText('has White. ')
  await expect(boards.first().getByRole('heading', { name: 'Points and earlier opponents' })).toBeVisible()
  // Rules are numbered, and their codes are below the list.
  await boards
    .first()
    .getByRole('link', { name: /^Rule / })
    .first()
    .click()
  await expect(page.getByRole('list', { name: 'The rules named here' }).getByRole('listitem').first()).toContainText(
    'FIDE C.04.3, ',
  )
  await expect(boards.first().getByRole('row').filter({ hasText: 'Paired by the rules.' })).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // They met in round 1.
  await page.goto(`${RAPID}/pairings/1`)
  const ids = await page.evaluate(() =>
    [...document.querySelectorAll('tr[id] a[href*="/player/"]')].slice(0, 2).map((link) => link.getAttribute('href')),
  )
  const [one, other] = ids.map((href) => href!.split('/').at(-1))
  await visit.to(`${RAPID}/why/2?one=${one}&other=${other}`)
  await expect(page.getByRole('status').filter({ hasText: 'They met in round 1.' })).toBeVisible()
  // Published pairs that differ from the rules say so, and why.
  await visit.to(`${RAPID}/why/5`)
  await page.getByRole('button', { name: 'Show all 55 boards' }).click()
  await expect(page.getByText('The rules draw this board differently.')).toHaveCount(13)
  await visit.to('/t/rivers/why/6')
  // Team events have reasons of their own.
  await expect(boards.first()).toContainText('has already met everyone between the two in the pairing order.')
  await expect(page.getByText('FIDE C.04.6').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await visit.to('/t/uzchess25/why/3')
  await expect(page.getByText('Round 3 isn’t a Swiss round.')).toBeVisible()
  await expect(page.getByText('It follows FIDE’s Berger tables')).toBeVisible()
  expect(visit.complaints()).toEqual([])
})

test('each rank is explained: the deciding tie-break, the games behind it, and the effect of one result', async ({
  visit,
}) => {
  const { page } = visit
  await forget(page)
  await visit.to(`${RAPID}/standings/7`)
  const row = page.getByRole('row').filter({ hasText: 'Tan Zhongyi' })
  await row.getByRole('link', { name: 'Why rank 15?' }).click()
  await expect(page).toHaveURL(/\/why\/rank\/\d+\/7$/)
  await expect(page.getByRole('heading', { name: 'Why is Tan Zhongyi 15th?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anna M. Sargsyan is 14th with more points.' })).toBeVisible()
  await expect(page.getByText('4½ against 5.')).toBeVisible()
  const below = page.getByRole('listitem').filter({ hasText: 'decided by Buchholz, cut 1' })
  await expect(below).toContainText('29.0 against 28.0.')
  const games = below.getByRole('table', { name: 'Tan Zhongyi' })
  await expect(games.getByRole('row').filter({ hasText: '(left out)' })).toHaveCount(1)
  await expect(games.getByRole('row').last()).toContainText('29.0')
  await expect(page.getByText('½ point more is needed to get ahead of Anna M. Sargsyan.')).toBeVisible()
  const corrected = page.getByRole('table', { name: 'Rank if one result is corrected' })
  await expect(corrected.getByRole('row', { name: /Ju Wenjun/ })).toContainText('1st9thnow')
  expect(await violations(page)).toEqual([])
  // It is rendered on the server, and fits a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await visit.to('/t/rivers/why/rank/2')
  await expect(page).toHaveURL(/\/t\/rivers\/why\/rank\/2\/\d+$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(visit.complaints()).toEqual([])
})

test('a long draw shows its progress and can be cancelled, and its result does not shift the page', async ({
  visit,
}) => {
  const { page } = visit
  await forget(page)
  await page.setViewportSize({ width: 820, height: 1100 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { shifts })
  })
  // Holds the worker back, like a long draw.
  const held = Promise.withResolvers<void>()
  await page.route('**/draw-worker*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${RAPID}/why/5`)
  const check = page.getByRole('region', { name: 'This draw checked' })
  await expect(check).toContainText('Drawing round 5 again…')
  await expect(check.getByRole('progressbar', { name: 'Round 5 being drawn' })).toBeVisible()
  held.resolve()
  await expect(check).toContainText('Drawn again by today’s rules: 42 of 55 boards the same.')
  await expect(page.getByRole('heading', { name: 'Why these round 5 pairings?' })).toBeVisible()
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01)

  await page.unroute('**/draw-worker*')
  await page.route('**/draw-worker*', () => new Promise(() => {}))
  await check.getByRole('button', { name: 'Draw it again' }).click()
  await check.getByRole('button', { name: 'Cancel' }).click()
  await expect(check).toContainText('Round 5 was not drawn again. You cancelled it.')
  await page.unroute('**/draw-worker*')
  await check.getByRole('button', { name: 'Draw it again' }).click()
  await expect(check).toContainText('Drawn again by today’s rules: 42 of 55 boards the same.')
})
