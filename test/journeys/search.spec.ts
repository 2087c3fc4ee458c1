import { violations } from './accessibility.ts'
import { expect, test } from './watched-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'find anything: / opens one search over tournaments, teams, players and users, and Enter opens the first result',
  { tag: '@gate' },
  async ({ visit }) => {
    const { page } = visit
    await visit.to('/')
    await page.keyboard.press('/')
    const field = page.getByRole('combobox')
    await expect(field).toBeFocused()
    await field.pressSequentially('rivers')
    await expect(page.getByRole('option').first()).toContainText('Rivers Club League')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/t\/rivers\/dashboard$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(visit.complaints()).toEqual([])
  },
)

test('find anything: Enter before the answer arrives opens its first result', async ({ visit }) => {
  const { page } = visit
  await visit.to('/')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('rivers\n')
  await expect(page).toHaveURL(/\/t\/rivers\/dashboard$/)
  expect(visit.complaints()).toEqual([])
})

test('find anything: arrow keys move through the results, Escape closes, and the focus returns', async ({ visit }) => {
  const { page } = visit
  await visit.to('/')
  const button = page.getByRole('button', { name: 'Search' })
  await button.click()
  const field = page.getByRole('combobox')
  await field.fill('zuraw')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Żurawski')
  await field.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id'))!)
  await field.press('ArrowUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('find anything: no results are announced; opened results are remembered in the browser until cleared', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox')
  await field.fill('"nobody* AND')
  await expect(page.getByRole('status')).toHaveText('No results for “"nobody* AND”.')
  await field.fill('winter lights')
  await page.getByRole('option', { name: 'Winter Lights Open' }).click()
  await expect(page).toHaveURL(/\/t\/winter\/dashboard$/)
  await page.keyboard.press('/')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear recent' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('find anything: / in a text field types a slash', async ({ visit }) => {
  const { page } = visit
  await visit.to('/t/rivers/standings/6')
  const field = page.getByRole('searchbox')
  await field.click()
  await page.keyboard.type('a/b')
  await expect(field).toHaveValue('a/b')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('find anything is in the menu and accessible, light and dark', async ({ visit }) => {
    const { page } = visit
    await visit.to('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click()
    await page.getByRole('combobox').fill('a')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await violations(page, { within: 'dialog' })).toEqual([])
    expect(visit.complaints()).toEqual([])
  })
})
