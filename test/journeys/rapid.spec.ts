import { expect, type Page } from '@playwright/test'
import { finalOrder, pointsAfter } from './rapid.ts'
import { forget, test } from './no-animations.ts'

const RAPID = '/t/womens-world-rapid-2024'
test.use({ viewport: { width: 1440, height: 900 } })

test('the table after the last round has all 110 players in the official final order', async ({ page }) => {
  await page.goto(`${RAPID}/standings/11`)
  const names = await playersOf(page)
  expect(names.slice(0, 10)).toEqual([
    'Humpy Koneru',
    'Ju Wenjun',
    'Kateryna Lagno',
    'Tan Zhongyi',
    'Harika Dronavalli',
    'Afruza Khamdamova',
    'Alexandra Kosteniuk',
    'Bibisara Assaubayeva',
    'Irine Kharisma Sukandar',
    'Stavroula Tsolakidou',
  ])
  expect(names).toEqual(await finalOrder())
  await expect(row(page, 'Humpy Koneru').getByRole('cell').first()).toHaveText('1')
  await expect(row(page, 'Humpy Koneru')).toContainText('8½')
})

test(
  'a click shows the table after any earlier round without an API request, and Back leads back',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(`${RAPID}/standings/11`)
    await expect(page.getByRole('table')).toBeVisible()
    const asked: string[] = []
    await forget(page)
    // Ignores scripts and styles that load when the page is idle, and the sheet of flags, which is cached for good.
    page.on('request', (request) => /\.(js|css)$|\/flags\//.test(request.url()) || asked.push(request.url()))
    const rounds = page.getByRole('navigation', { name: 'After round' })
    for (const round of [5, 1]) {
      await rounds.getByRole('link', { name: String(round), exact: true }).click()
      await expect(page).toHaveURL(`${RAPID}/standings/${round}`)
      await expectPoints(page, round)
    }
    await page.goBack()
    await expect(page).toHaveURL(`${RAPID}/standings/5`)
    await expect(rounds.getByRole('link', { name: '5', exact: true })).toHaveAttribute('aria-current', 'page')
    await expectPoints(page, 5)
    await page.goBack()
    expect(await playersOf(page)).toEqual(await finalOrder())
    expect(asked).toEqual([])
  },
)

test('Final leads to the table after the last round', async ({ page }) => {
  await page.goto(`${RAPID}/standings/4`)
  await page.getByRole('link', { name: 'Final', exact: true }).click()
  await expect(page).toHaveURL(`${RAPID}/standings/11`)
  await expect(page).toHaveTitle(/^Standings after round 11 · FIDE Women's World Rapid Championship 2024/)
})

test('a click on a column head sorts by it, another click reverses the order', async ({ page }) => {
  await page.goto(`${RAPID}/standings/11`)
  const head = page.getByRole('columnheader', { name: 'Rating' })
  const ratings = async () => {
    await expect(players(page)).toHaveCount(110)
    return column(page, 'Rating')
  }
  await head.getByRole('link', { name: 'Sort by' }).click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  const descending = (await ratings()).map(Number)
  expect(descending).toHaveLength(110)
  expect(descending).toEqual(descending.toSorted((a, b) => b - a))
  await head.getByRole('link', { name: 'Sort by' }).click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  expect((await ratings()).map(Number)).toEqual(descending.toReversed().toSorted((a, b) => a - b))
  await page.getByRole('columnheader', { name: 'Player' }).getByRole('link').click()
  const names = await playersOf(page)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  await page.getByRole('columnheader', { name: 'Score' }).getByRole('link', { name: 'Sort by' }).click()
  expect(await playersOf(page)).toEqual(await finalOrder())
})

test('a result in the table links to its pairing, and the address of a pairing to its row', async ({ page }) => {
  await page.goto(`${RAPID}/standings/11`)
  await row(page, 'Humpy Koneru').getByRole('link', { name: 'Round 6: won with Black against', exact: false }).click()
  await expect(page).toHaveURL(new RegExp(`${RAPID}/pairings/6#wwrapid24-6-\\d+$`))
  const address = page.url()
  const pairing = page.locator(`tr#${new URL(address).hash.slice(1)}`)
  await expect(pairing).toContainText('Humpy Koneru')
  await expect(pairing).toBeInViewport()

  await page.goto(`${RAPID}/pairings/6#wwrapid24-6-50`)
  await expect(page.locator('tr#wwrapid24-6-50')).toBeInViewport({ ratio: 1 })
  const colour = (id: number) =>
    page
      .locator(`tr#wwrapid24-6-${id} td`)
      .first()
      .evaluate((cell) => getComputedStyle(cell.parentElement!).backgroundColor)
  expect(await colour(50)).not.toBe(await colour(49))
})

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

/** Names in table order, without titles. */
async function playersOf(page: Page): Promise<string[]> {
  await expect(players(page)).toHaveCount(110)
  return players(page).evaluateAll((names) => names.map((name) => name.lastChild?.textContent?.trim() ?? ''))
}

/** Name elements of the visible rows. */
const players = (page: Page) => page.locator('th[scope=row] bdi')

/** The cells of a column from top to bottom. */
const column = (page: Page, name: string): Promise<string[]> =>
  page.getByRole('table').evaluate((table, sought) => {
    const rows = [...(table as HTMLTableElement).rows]
    const at = [...rows[0]!.cells].findIndex((cell) => cell.textContent?.includes(sought))
    return rows.slice(1).map((line) => line.cells[at]!.textContent ?? '')
  }, name)

/** Expects the table in order, with the points of the TRF file after that round. */
async function expectPoints(page: Page, round: number): Promise<void> {
  const points = await pointsAfter(round)
  await expect(page.getByRole('columnheader', { name: `R${round}`, exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: `R${round + 1}`, exact: true })).toHaveCount(0)
  const [names, scores] = [await playersOf(page), (await column(page, 'Score')).map(doubled)]
  expect(Object.fromEntries(names.map((name, at) => [name, scores[at]]))).toEqual(Object.fromEntries(points))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
}

/** In half points: `4½` is 9. */
const doubled = (text: string): number => 2 * Number(text.replace('½', '') || 0) + (text.includes('½') ? 1 : 0)
