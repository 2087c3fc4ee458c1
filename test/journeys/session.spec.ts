import type { Page } from '@playwright/test'
import { register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

const PASSWORD = 'Grob 1. g4 forever'
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const password = (page: Page, label = 'Password') =>
  page.getByLabel(label, { exact: true }).and(page.locator('input:visible'))

async function logIn(page: Page, username: string, word: string): Promise<void> {
  await field(page, 'Username').fill(username)
  await password(page).fill(word)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('§2 login screen: register, sign out, a wrong password, sign in again', { tag: '@gate' }, async ({ visit }) => {
  const { page } = visit
  const name = `visitor-${Date.now().toString(36)}`
  await visit.to('/t/rivers/pairings/3')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login?back=%2Ft%2Frivers%2Fpairings%2F3')
  await page.getByRole('link', { name: 'REGISTER' }).click()
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible()
  await field(page, 'Username').fill('abc')
  await field(page, 'Email').fill(`${name}@example.org`)
  await password(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toHaveText('Username must be at least 4 characters.')
  await field(page, 'Username').fill(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/t/rivers/pairings/3')
  await page.getByRole('button', { name: `${name}, your account` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await logIn(page, name, 'not my password')
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password.')
  await logIn(page, name, PASSWORD)
  await expect(page).toHaveURL('/t/rivers/pairings/3')
  await expect(page.getByRole('button', { name: `${name}, your account` })).toBeVisible()
})

test('§2 login screen: an address is verified and a new password set by emails; the earlier session ends', async ({
  visit,
  context,
  baseURL,
  browser,
}) => {
  const { page } = visit
  const name = await register(context, baseURL!, 'visitor')
  await page.goto('/dev/mail')
  await page
    .getByRole('article')
    .filter({ hasText: `${name}@example.org` })
    .getByRole('link', { name: /verify\/email/ })
    .click()
  await expect(page).toHaveURL(`/@/${name}/accounts`)
  await page.goto('/t/rivers/pairings/3')
  const account = page.getByRole('button', { name: `${name}, your account` })
  await account.click()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL(`/@/${name}`)

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/login')
  await logIn(elsewhere, name, 'not my password')
  await expect(elsewhere.getByRole('alert')).toHaveText('Wrong username or password.')
  await elsewhere.getByRole('link', { name: 'Forgot password?' }).click()
  await field(elsewhere, 'Username').fill(name.toUpperCase())
  await elsewhere.getByRole('button', { name: 'Send link' }).click()
  await expect(elsewhere.getByRole('status')).toHaveText(/^Successfully sent a password reset link/)
  await elsewhere.goto('/dev/mail')
  const letter = elsewhere.getByRole('article').filter({ hasText: `${name}@example.org` })
  const opened = elsewhere.waitForResponse((response) => response.url().includes('/reset/password'))
  await letter.getByRole('link', { name: /reset\/password/ }).click()
  expect((await opened).headers()['referrer-policy']).toBe('no-referrer')
  await expect(elsewhere.getByText(`Set a new password for ${name}.`)).toBeVisible()
  await password(elsewhere, 'New password').fill('Another good one')
  await password(elsewhere, 'Repeat password').fill('Another bad one')
  await elsewhere.getByRole('button', { name: 'Set password' }).click()
  await expect(elsewhere.getByRole('alert')).toHaveText('Passwords must match!')
  await expect(elsewhere.getByRole('heading', { name: 'Password reset' })).toBeVisible()
  await password(elsewhere, 'Repeat password').fill('Another good one')
  await elsewhere.getByRole('button', { name: 'Set password' }).click()
  await expect(elsewhere).toHaveURL(`/@/${name}`)
  await elsewhere.close()

  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await logIn(page, name, 'Another good one')
  await expect(page).toHaveURL(`/@/${name}`)
  await account.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('§2 /me, /login and /reset/password redirect to the right page', async ({ page }) => {
  await page.goto('/me/settings')
  await expect(page).toHaveURL('/login?back=%2Fme%2Fsettings')
  await page.goto('/reset/password')
  await expect(page).toHaveURL('/login')
  await page.goto('/login?back=https%3A%2F%2Fevil.example')
  await logIn(page, 'demo_player', 'kibitz-demo')
  await expect(page).toHaveURL('/@/demo_player')
  await page.goto('/login')
  await expect(page).toHaveURL('/@/demo_player')
  await page.goto('/me/teams')
  await expect(page).toHaveURL('/@/demo_player/teams')
})
