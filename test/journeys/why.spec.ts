import { violations } from './accessibility.ts'
import { forget } from './no-animations.ts'
import { expect, test } from './watched-page.ts'

const RAPID = '/t/womens-world-rapid-2024'

test('a round is drawn again in the browser: as published, or the boards that differ with what they rest on', async ({
  visit,
}) => {
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

  await page.getByRole('link', { name: '5', exact: true }).click()
  await expect(check).toHaveCount(0)
  await page.getByRole('button', { name: 'Check this draw' }).click()
  await expect(check).toContainText('13 of 55 boards differ from FIDE’s rules.')
  const rows = check.getByRole('table', { name: 'Boards that differ' }).getByRole('row')
  await expect(rows).toHaveCount(6)
  await check.getByRole('button', { name: 'Show all 13' }).click()
  await expect(rows).toHaveCount(14)
  expect(await violations(page, { within: '[aria-label="This draw checked"]' })).toEqual([])
  expect(visit.complaints()).toEqual([])
})

test('each board of a Swiss is explained, any two are told why they did not meet, and anybody can read it', async ({
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
  await expect(boards.first()).toContainText('has White. ')
  await expect(
    boards
      .first()
      .getByRole('link', { name: /^Rule / })
      .first(),
  ).toBeVisible()
  await boards.first().getByRole('button', { name: 'Who else could it be?' }).click()
  await expect(page).toHaveURL(`${RAPID}/why/2?board=1`)
  await expect(boards.first().getByRole('row').filter({ hasText: 'Paired by the rules.' })).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // They played each other in round 1.
  await page.goto(`${RAPID}/pairings/1`)
  const ids = await page.evaluate(() =>
    [...document.querySelectorAll('tr[id] a[href*="/player/"]')].slice(0, 2).map((link) => link.getAttribute('href')),
  )
  const [one, other] = ids.map((href) => href!.split('/').at(-1))
  await visit.to(`${RAPID}/why/2?one=${one}&other=${other}`)
  await expect(page.getByRole('status').filter({ hasText: 'They met in round 1.' })).toBeVisible()
  // Published pairs that the rules would not draw say so, and what they rest on.
  await visit.to(`${RAPID}/why/5`)
  await page.getByRole('button', { name: 'Show all 55 boards' }).click()
  await expect(page.getByText('The rules draw this board differently.')).toHaveCount(13)
  await visit.to('/t/uzchess25/why/3')
  await expect(page.getByText('Round 3 isn’t an individual Swiss.')).toBeVisible()
  expect(visit.complaints()).toEqual([])
})
