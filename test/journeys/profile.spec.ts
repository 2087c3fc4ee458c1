import { chessSite } from '#simulator/client.ts'
import { violations } from './accessibility.ts'
import { press, register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

test('§2 accounts tab: an email address is verified by an email, a chess.com account by a code, Lichess by signing in there', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const site = chessSite(`http://localhost:${Number(new URL(baseURL!).port) + 1}`)
  const name = await register(context, baseURL!, 'linker')
  await visit.to('/me/accounts')
  await expect(page).toHaveURL(`/@/${name}/accounts`)
  const group = (title: string) => page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
  expect(await violations(page)).toEqual([])
  const row = (title: string, what: string) => group(title).getByRole('listitem').filter({ hasText: what })

  await row('PENDING VERIFICATION', 'Email').getByRole('button', { name: 'Resend verification email' }).click()
  await expect(page.getByText(`Email sent to ${name}@example.org.`)).toBeVisible()
  await page.goto('/dev/mail')
  const letter = page
    .getByRole('article')
    .filter({ hasText: `${name}@example.org` })
    .first()
  await letter.getByRole('link', { name: /verify\/email/ }).click()
  await expect(page).toHaveURL(`/@/${name}/accounts`)
  await expect(row('VERIFIED ACCOUNTS', 'Email')).toBeVisible()

  const email = row('VERIFIED ACCOUNTS', 'Email')
  await email.getByRole('textbox', { name: 'New email address' }).fill(`${name}@example.com`)
  await email.getByLabel('Password').fill('not the password')
  await email.getByRole('button', { name: 'Change email' }).click()
  await expect(email.getByRole('alert')).toHaveText('Wrong password.')

  const chess = row('AVAILABLE', 'Chess.com')
  await site.member({ username: `At_${name}` })
  await chess.getByRole('textbox', { name: 'Chess.com username' }).fill(`at_${name}`)
  const pending = row('PENDING VERIFICATION', 'Chess.com')
  await press(chess.getByRole('button', { name: 'Link' }), pending)
  await pending.getByRole('button', { name: 'Get a code' }).click()
  const code = await pending.locator('code').innerText()
  await site.member({ username: `At_${name}`, location: `Here, ${code}` })
  await press(pending.getByRole('button', { name: 'Verify' }), row('VERIFIED ACCOUNTS', `At_${name}`))

  await site.lichess({ username: `Li_${name}` })
  await row('AVAILABLE', 'Lichess').getByRole('button', { name: 'Link Lichess account' }).click()
  await page.getByRole('button', { name: `Authorize as Li_${name}` }).click()
  await expect(page).toHaveURL(`/@/${name}/accounts`)
  await expect(row('VERIFIED ACCOUNTS', `Li_${name}`)).toBeVisible()
  await row('AVAILABLE', 'Facebook').getByRole('button', { name: 'Link Facebook account' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Facebook sign-in was cancelled.')).toBeVisible()
  await row('AVAILABLE', 'Facebook').getByRole('button', { name: 'Link Facebook account' }).click()
  await page.getByRole('link', { name: 'Continue as Robin Field' }).click()
  await expect(row('VERIFIED ACCOUNTS', 'Robin Field')).toBeVisible()
  await expect(page).toHaveURL(`/@/${name}/accounts`)
  await expect(group('PENDING VERIFICATION').getByText('No accounts to verify.')).toBeVisible()
})

test('§2 settings tab: settings are saved, others never see the tab, and an account can be deleted', async ({
  visit,
  context,
  baseURL,
  browser,
}) => {
  const { page } = visit
  const name = await register(context, baseURL!, 'setter')
  await visit.to(`/@/${name}/settings`)
  await page.setViewportSize({ width: 390, height: 844 })
  const about = page.getByRole('form', { name: 'About you' })
  await expect(about).toBeVisible()
  expect(await violations(page)).toEqual([])
  await about.getByRole('textbox', { name: 'Name' }).fill('Ρόζα שלום')
  await about.getByRole('textbox', { name: 'Bio' }).fill('Plays for the draw.')
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ρόζα שלום')
  const look = page.getByRole('form', { name: 'Appearance' })
  await look.getByRole('textbox', { name: 'Background image' }).fill('https://example.org/page.html')
  await look.getByRole('button', { name: 'Save' }).click()
  await expect(look.getByRole('alert')).toHaveText('Must be a valid link to an image')

  const sessions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Sessions' }) })
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByText('This browser')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`/@/${name}/settings`)
  await expect(stranger).toHaveURL(`/@/${name}`)
  await expect(stranger.getByText('Plays for the draw.')).toBeVisible()
  await expect(stranger.getByText('Sign in to see contact details.')).toBeVisible()
  await stranger.close()

  await page.getByRole('button', { name: 'Delete account' }).click()
  const farewell = page.getByRole('dialog', { name: 'Delete account' })
  await farewell.getByLabel('Password').fill('wrong password')
  await farewell.getByRole('button', { name: 'Delete account' }).click()
  await expect(farewell.getByRole('alert')).toHaveText('Wrong password.')
  await farewell.getByLabel('Password').fill('Grob 1. g4 forever')
  await farewell.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect((await page.goto(`/@/${name}`))?.status()).toBe(404)
})
