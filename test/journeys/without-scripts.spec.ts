import { expect, test } from './watched-page.ts'

test.use({ timezoneId: 'UTC', viewport: { width: 1440, height: 900 } })

test(
  'live content is in the HTML as well: matches, their links, and a form that waits for scripts',
  { tag: '@gate' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
    const page = await context.newPage()
    await page.goto('/events?search=rivers')
    await page.getByRole('link', { name: 'Rivers Club League 2026' }).first().click()
    await page.getByRole('navigation', { name: 'Tournament sections' }).getByRole('link', { name: 'Pairings' }).click()
    await expect(page).toHaveURL('/t/rivers/pairings/7')
    await page.getByTitle('Open match').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/t/womens-world-rapid-2024/standings/11')
    await page.getByRole('link', { name: 'Player', exact: true }).click()
    await expect(page).toHaveURL('/t/womens-world-rapid-2024/standings/11?sort=name')
    await expect(page.getByRole('columnheader', { name: 'Player' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('searchbox', { name: 'Find a player' }).fill('koneru')
    await page.getByRole('searchbox', { name: 'Find a player' }).press('Enter')
    await expect(page).toHaveURL('/t/womens-world-rapid-2024/standings/11?sort=name&search=koneru')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await page.getByRole('navigation', { name: 'After round' }).getByRole('link', { name: '3', exact: true }).click()
    await expect(page).toHaveURL('/t/womens-world-rapid-2024/standings/3?sort=name&search=koneru')
    // Submitting a form that needs scripts neither navigates nor loses its input.
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Username' }).first().fill('early_bird')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('textbox', { name: 'Username' }).first()).toHaveValue('early_bird')
    await context.close()
  },
)
