import type { BrowserContext, Page } from '@playwright/test'
import { CRON_PATH } from '../../scripts/run/site.ts'
import { chessSite } from '#simulator/client.ts'
import { ask, UNKNOWN } from './made-event.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { press } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

const EMAIL = 'owls@kibitz.example'
const [FIRST, SECOND] = ['Grob 1. g4 forever', 'Sokolsky 1. b4 now']
const MINUTE = 60_000

/** A league of the same organiser, whose first match begins in forty minutes. */
async function aLeague(organiser: BrowserContext, site: string): Promise<string> {
  const { id } = await ask(organiser, site, 'create', {
    name: 'Night League',
    rounds: 1,
    competitors: 'team',
    gamesPerMatch: 2,
    startsAt: Date.now() + 40 * MINUTE,
    isOpen: true,
    entries: ['Owls', 'Larks'].map((firstName) => ({ ...UNKNOWN, firstName })),
  })
  for (const request of FIRST_ROUND) await ask(organiser, site, `${id}/change`, { request })
  return id
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input:visible'))

// Entries with a lichess account, a club or an email address exist only in the demo. No other journey uses them.
test('a person registers, verifies accounts, claims, joins, is notified, resets their password, and leaves', async ({
  visit,
  browser,
  baseURL,
}) => {
  const { page } = visit
  const site = chessSite(`http://localhost:${Number(new URL(baseURL!).port) + 1}`)
  const name = `owl-${Date.now().toString(36)}`
  const headers = { origin: baseURL! }
  const director = await browser.newContext({ baseURL: baseURL! })
  const { id: open } = await anOwnEvent(director, baseURL!, {
    name: 'Owls and others',
    system: 'swiss',
    registration: 'approve',
  })
  const league = await aLeague(director, baseURL!)
  const desk = await director.newPage()

  await test.step('register, and verify the address by the letter', async () => {
    await visit.to('/register')
    await field(page, 'Username').fill(name)
    await field(page, 'Email').fill(EMAIL)
    await field(page, 'Password').fill(FIRST)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(`/@/${name}`)
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    await expect(page.getByText('You have no new notifications at this time.')).toBeVisible()
    await visit.to('/me/accounts')
    await page.getByRole('button', { name: 'Resend verification email' }).click()
    await expect(page.getByText(`Email sent to ${EMAIL}.`)).toBeVisible()
    await page.goto('/dev/mail')
    const letter = page.getByRole('article').filter({ hasText: EMAIL }).first()
    await letter.getByRole('link', { name: /verify\/email/ }).click()
    await expect(page).toHaveURL(`/@/${name}/accounts`)
  })

  await test.step('link the chess site by a code, and Lichess by signing in there', async () => {
    await site.member({ username: `At_${name}` })
    await page.getByRole('textbox', { name: 'Chess.com username' }).fill(`At_${name}`)
    const code = page.getByRole('button', { name: 'Get a code' })
    await press(page.getByRole('button', { name: 'Link', exact: true }), code)
    await code.click()
    await site.member({ username: `At_${name}`, location: await page.locator('code').innerText() })
    const verified = page.locator('section').filter({ has: page.getByRole('heading', { name: 'VERIFIED ACCOUNTS' }) })
    await press(page.getByRole('button', { name: 'Verify' }), verified.getByText(`At_${name}`))
    await site.lichess({ username: 'Lukasz_L' })
    await page.getByRole('button', { name: 'Link Lichess account' }).click()
    await page.getByRole('button', { name: 'Authorize as Lukasz_L' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Lukasz_L' }).first()).toBeVisible()
  })

  const claim = async (path: string, method: string) => {
    await visit.to(path)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    const way = page.getByRole('dialog').getByRole('listitem').filter({ hasText: method })
    await press(way.getByRole('button', { name: 'Use' }), page.getByText(/^Registered$|^Member since/))
    await expect(page).not.toHaveURL(path)
  }
  await test.step('claim an entry by Lichess, a team as its club’s admin, one by the address, one by a code', async () => {
    await claim('/player/channel-3', 'Lichess')
    await expect(page).toHaveURL(`/@/${name}`)
    await site.club({ slug: 'quebec-echecs-laval', name: 'Québec Échecs Laval', admin: [`at_${name}`] })
    await claim('/team/rivers-16', 'Chess.com')
    await expect(page.getByText('Registered', { exact: true })).toBeVisible()
    await claim('/team/rivers-18', 'Email')
    await desk.goto(`/team/${league}-1`)
    await desk.getByRole('button', { name: 'Make a code' }).click()
    const link = new URL(await desk.getByLabel('Claim link').inputValue())
    await visit.to(link.pathname + link.search)
    await page.getByRole('button', { name: 'Register team' }).click()
    await expect(page.getByText('Registered', { exact: true })).toBeVisible()
  })

  await test.step('join a tournament, as its director allows', async () => {
    await visit.to(`/t/${open}/dashboard`)
    await page.getByRole('button', { name: 'Join this tournament' }).click()
    await expect(page.getByText('You’ve asked to join. The tournament director will reply.')).toBeVisible()
    await desk.goto(`/t/${open}/dashboard`)
    const request = desk.getByRole('listitem').filter({ hasText: name })
    await request.getByRole('button', { name: 'Accept' }).click()
    await expect(request).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('You’re in.')).toBeVisible()
  })

  await test.step('see the own pairing, and be told before it starts', async () => {
    await visit.to('/t/rivers/pairings/7')
    const own = page.getByRole('row').filter({ hasText: 'Your pairing' })
    await expect(own.filter({ hasText: 'Québec Échecs Laval' })).toHaveCount(1)
    await visit.to(`/@/${name}`)
    const card = page.getByRole('article', { name: /Owls.*, round 1$/ })
    await card.getByRole('button', { name: 'Set reminder' }).click()
    await page.getByLabel('When').selectOption({ label: '1 hour before' })
    await page.getByRole('dialog').getByRole('button', { name: 'Set reminder' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The reminder is due, and cron sends it.
    await page.request.get(CRON_PATH)
    await page.getByRole('button', { name: /^Notifications, \d+ unseen$/ }).click()
    await expect(page.getByRole('listitem').filter({ hasText: /Owls.* starts in \d+ minute/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('set a new password by a letter, which ends the old session at once', async () => {
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.request.post(`${baseURL}/api/requestPasswordReset`, { headers, data: { username: name } })
    await elsewhere.goto('/dev/mail')
    const letter = elsewhere.getByRole('article').filter({ hasText: EMAIL }).first()
    await letter.getByRole('link', { name: /reset\/password/ }).click()
    await expect(elsewhere.getByText(`Set a new password for ${name}.`)).toBeVisible()
    await field(elsewhere, 'New password').fill(SECOND)
    await field(elsewhere, 'Repeat password').fill(SECOND)
    await elsewhere.getByRole('button', { name: 'Set password' }).click()
    await expect(elsewhere).toHaveURL(`/@/${name}`)
    const { status, sessionID } = await page.evaluate(async () => {
      const kept = Object.fromEntries(document.cookie.split('; ').map((one) => one.split('='))) as Record<
        string,
        string
      >
      const answer = await fetch('/api/profile', { headers: { authorization: JSON.stringify(kept) } })
      return { status: answer.status, sessionID: kept['sessionID'] }
    })
    expect([status, sessionID === undefined]).toEqual([401, false])
    await elsewhere.context().close()
  })

  await test.step('sign in again, and delete the account', async () => {
    await page.context().clearCookies()
    await page.goto('/login')
    await field(page, 'Username').fill(name)
    await field(page, 'Password').fill(SECOND)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`/@/${name}`)
    await page.goto(`/@/${name}/settings`)
    await page.getByRole('button', { name: 'Delete account' }).click()
    const farewell = page.getByRole('dialog', { name: 'Delete account' })
    await farewell.getByLabel('Password').fill(SECOND)
    await farewell.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL('/')
    expect((await page.goto(`/@/${name}`))?.status()).toBe(404)
  })
  await director.close()
})
