import { violations } from './accessibility.ts'
import { aDirector, register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

const DIRECTOR = { username: 'demo_player', password: 'kibitz-demo' }

test('§3 claim: a code that arrives with the address opens the dialog prefilled, and the entry is one’s own', async ({
  visit,
  context,
  baseURL,
  browser,
}) => {
  const { page } = visit
  const director = await aDirector(browser, baseURL!)
  const desk = await director.newPage()
  await desk.goto('/player/winter-8')
  await desk.getByRole('button', { name: 'Make a code' }).click()
  const link = new URL(await desk.getByLabel('Claim link').inputValue())
  await director.close()

  await visit.to('/player/winter-8')
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/login?back=%2Fplayer%2Fwinter-8')
  const name = await register(context, baseURL!, 'claimer')
  await visit.to('/player/winter-8')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByPlaceholder('xxxx-xxxx')).toHaveValue('')
  await expect(page.getByText('Authentication via Facebook is not available at this time.')).toBeVisible()
  await expect(page.getByText('There are no available authentication methods for this player.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Ask the tournament director' }).click()
  await expect(page.getByText('Request sent. The tournament director will reply.')).toBeVisible()

  await visit.to(link.pathname + link.search)
  await expect(page.getByPlaceholder('xxxx-xxxx')).toHaveValue(link.searchParams.get('claim')!)
  await page.getByPlaceholder('xxxx-xxxx').fill('AAAA-AAAA')
  await page.getByRole('button', { name: 'Register player' }).click()
  await expect(page.getByText('This code doesn’t work for this entry')).toBeVisible()
  await page.getByPlaceholder('xxxx-xxxx').fill(link.searchParams.get('claim')!.toLowerCase().replace('-', ''))
  await page.getByRole('button', { name: 'Register player' }).click()
  await expect(page).toHaveURL(`/@/${name}`)
  await expect(page.getByRole('link', { name: 'Winter Lights Open' }).first()).toBeVisible()
  expect(visit.complaints().filter((words) => !/40[39]|ERR_ABORTED/.test(words))).toEqual([])
})

test('§2, §6 team: an admin adds a member, changes their mind, says what the team is, and merges it', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  await context.request.post(`${baseURL}/api/login`, { headers: { origin: baseURL! }, data: DIRECTOR })
  await visit.to('/team/your-rooks-b/members')
  await page.getByRole('searchbox', { name: 'Username' }).fill('battery1')
  await page.getByRole('button', { name: 'Add battery11' }).click()
  const members = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Members' }) })
  await expect(members.getByRole('link', { name: /battery11/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove battery11' }).click()
  await expect(members).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(members.getByRole('link', { name: /battery11/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('A team needs at least one admin.')).toBeVisible()

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Description').fill('Second boards, first hearts.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByLabel('Merge into').selectOption({ label: 'Your Own Rooks' })
  await page.getByRole('button', { name: 'Merge…' }).click()
  await expect(page.getByText('Two fields differ. Choose which to keep.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'YOR1, Your Own Rooks' })).toBeChecked()
  expect(await violations(page)).toEqual([])
  await page.getByRole('radio', { name: /^Second boards/ }).check()
  await page.getByRole('button', { name: 'Merge teams' }).click()
  await expect(page).toHaveURL('/team/your-rooks')
  await expect(page.getByText('Second boards, first hearts.')).toBeVisible()
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('link', { name: /battery11/ })).toBeVisible()
  // The old address leads to what it became.
  await visit.to('/team/your-rooks-b')
  await expect(page).toHaveURL('/team/your-rooks')
  expect(visit.complaints().filter((words) => !/40[39]|ERR_ABORTED/.test(words))).toEqual([])
})
