import { violations } from './accessibility.ts'
import { ask, askFor, UNKNOWN } from './made-event.ts'
import { anOwnEvent } from './own-event.ts'
import { register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

test('§3 claim: a code in the address opens the dialog prefilled, and the entry then belongs to the user', async ({
  visit,
  context,
  baseURL,
  browser,
}) => {
  const { page } = visit
  const director = await browser.newContext({ baseURL: baseURL! })
  const { id } = await anOwnEvent(director, baseURL!, { name: 'Claimed Open', names: ['Ann', 'Bo'] })
  const entry = `/player/${id}-1`
  const desk = await director.newPage()
  await desk.goto(entry)
  await desk.getByRole('button', { name: 'Make a code' }).click()
  const link = new URL(await desk.getByLabel('Claim link').inputValue())
  await director.close()

  await visit.to(entry)
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    `/login?back=${encodeURIComponent(entry)}`,
  )
  const name = await register(context, baseURL!, 'claimer')
  await visit.to(entry)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByPlaceholder('xxxx-xxxx')).toHaveValue('')
  await expect(page.getByText('Authentication via Facebook is not available at this time.')).toBeVisible()
  await expect(page.getByText('There are no available authentication methods for this player.')).toBeVisible()
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
  await expect(page.getByRole('link', { name: 'Claimed Open' }).first()).toBeVisible()
  expect(visit.complaints().filter((words) => !/40[39]/.test(words))).toEqual([])
})

test('§2, §6 team: an admin invites a member who accepts, edits the team’s profile, and merges the team', async ({
  visit,
  context,
  browser,
  baseURL,
}) => {
  const { page } = visit
  const site = baseURL!
  const organiser = await browser.newContext({ baseURL: site })
  const settings = { competitors: 'team', gamesPerMatch: 2 }
  const { id: first } = await anOwnEvent(organiser, site, { name: 'First League', names: ['Rooks'], ...settings })
  const entries = [{ ...UNKNOWN, firstName: 'Rooks B' }]
  const { id: other } = await ask(organiser, site, 'create', {
    name: 'Second League',
    rounds: 3,
    isOpen: true,
    entries,
    ...settings,
  })
  const theirs = await browser.newContext()
  const member = await register(theirs, site, 'member')
  await register(context, site, 'captain')
  const claimed = async (id: string): Promise<string> => {
    const { code } = await askFor<{ code: string }>(organiser, site, `team/${id}-1/createCode`, {})
    const team = await askFor<{ id: string }>(context, site, `team/${id}-1/create`, { method: 'code', code })
    return team.id
  }
  const [rooks, second] = [await claimed(first), await claimed(other)]
  await askFor(context, site, `team/${rooks}/update`, { ecf: 'YOR1' })
  await askFor(context, site, `team/${second}/update`, { ecf: 'YOR2' })
  await visit.to(`/team/${second}/members`)
  await page.getByRole('searchbox', { name: 'Username' }).fill(member)
  const panel = (heading: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
  await page.getByRole('button', { name: `Invite ${member}` }).click()
  await expect(panel('Invited')).toContainText(member)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(panel('Invited')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Username' }).fill(member)
  await page.getByRole('button', { name: `Invite ${member}` }).click()
  await expect(panel('Invited')).toContainText(member)
  expect(await violations(page)).toEqual([])

  // The member finds the invitation from the notification, and is shown in the team once they accept.
  const invited = await theirs.newPage()
  await invited.goto(`${site}/me/teams`)
  await invited.getByRole('button', { name: 'Accept' }).click()
  await expect(invited.getByText(/^You’ve joined/)).toBeVisible()
  await invited.close()
  await page.reload()
  await expect(panel('Members').getByRole('link', { name: member })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${member}` }).click()
  const removal = page.getByRole('dialog', { name: 'Remove member' })
  expect(await violations(page, { within: 'dialog' })).toEqual([])
  await removal.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave team' }).click()
  await expect(page.getByText('A team needs at least one admin.')).toBeVisible()

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Description').fill('Second boards, first hearts.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByLabel('Merge into').selectOption({ label: 'Rooks' })
  await page.getByRole('button', { name: 'Merge…' }).click()
  await expect(page.getByText('Two fields differ. Choose which to keep.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'YOR1, Rooks' })).toBeChecked()
  expect(await violations(page)).toEqual([])
  await page.getByRole('radio', { name: /^Second boards/ }).check()
  await page.getByRole('button', { name: 'Merge teams' }).click()
  await expect(page).toHaveURL(`/team/${rooks}`)
  await expect(page.getByText('Second boards, first hearts.')).toBeVisible()
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('link', { name: member })).toBeVisible()
  await visit.to(`/team/${second}`)
  await expect(page).toHaveURL(`/team/${rooks}`)
  expect(visit.complaints().filter((words) => !/40[39]/.test(words))).toEqual([])
})
