import { expect, test } from './watched-page.ts'

const RAPID = '/t/womens-world-rapid-2024/stats'
const CHART = { name: /after each round/ }

test.use({ viewport: { width: 1440, height: 900 } })

test('§2 /stats: a chart of ranks by every metric, with the leading five distinguishable by more than hue', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to(RAPID)
  const keys = page.getByRole('list', { name: 'Highlighted' }).getByRole('listitem')
  await expect(keys).toHaveCount(5)
  const dashes = await keys.locator('> svg path:first-child').evaluateAll((all) => all.map((one) => one.outerHTML))
  const markers = await keys
    .locator('> svg path:last-child')
    .evaluateAll((all) => all.map((one) => one.getAttribute('d')))
  expect(new Set(dashes).size).toBe(5)
  expect(new Set(markers).size).toBe(5)
  const metric = page.getByRole('combobox', { name: 'Rank by' })
  for (const name of await metric.getByRole('option').allTextContents()) {
    await metric.selectOption(name)
    await expect(page.getByRole('slider', { name: `Rank after each round, by ${name.toLowerCase()}` })).toBeVisible()
  }
  expect(visit.complaints()).toEqual([])
})

test('§9 chart rows: initially 15 high, 5 to 30, buttons from 6 to 29; the chart’s height follows', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to(RAPID)
  const size = page.getByRole('slider', { name: 'Row size' })
  const height = async () => (await page.getByRole('slider', CHART).boundingBox())!.height
  await expect(size).toHaveValue('15')
  expect([await size.getAttribute('min'), await size.getAttribute('max')]).toEqual(['5', '30'])
  const before = await height()
  const higher = page.getByRole('button', { name: 'Larger rows' })
  for (let press = 0; press < 3; press++) await higher.click()
  await expect(size).toHaveValue('29')
  await expect(higher).toBeDisabled()
  expect(Math.round((await height()) - before)).toBe(14 * 110)
  await size.fill('5')
  await expect(page.getByRole('button', { name: 'Smaller rows' })).toBeDisabled()
})

test('§2 /stats: arrow keys describe each round, and the pointer the player it touches', async ({ visit }) => {
  const { page } = visit
  await visit.to(RAPID)
  const chart = page.getByRole('slider', CHART)
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', /^After round 1, \d+\. /)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('After round 2', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('After round 2', { exact: true })).toBeHidden()
  const box = (await chart.boundingBox())!
  // The seventh row, in the last round.
  await chart.hover({ position: { x: box.width - 24, y: 26 + 6.5 * 15 } })
  await expect(page.getByText('After round 11', { exact: true }).locator('..')).toContainText('7. ')
})
