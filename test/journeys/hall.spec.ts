import { violations } from './accessibility.ts'
import { ask, askFor, UNKNOWN } from './made-event.ts'
import { register, signIn } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

test('§13 two captains submit line-ups from their phones, neither sees the other’s before both are in, and then the match shows them', async ({
  visit,
  context,
  browser,
  baseURL,
}) => {
  const site = baseURL!
  const { page } = visit
  await signIn(context, site)
  const { id } = await ask(context, site, 'create', {
    name: 'Captains',
    rounds: 1,
    system: 'roundRobin',
    competitors: 'team',
    gamesPerMatch: 2,
    isOpen: true,
    entries: ['Rooks', 'Knights'].map((firstName) => ({ ...UNKNOWN, firstName })),
  })
  const { codes } = await askFor<{ codes: { no: number; code: string }[] }>(
    context,
    site,
    `tournament/${id}/createCodes`,
    {},
  )
  const aCaptain = async (no: number) => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await register(phone, site, `captain${no}`)
    const { code } = codes.find((one) => one.no === no)!
    await askFor(phone, site, `team/${id}-${no}/createCode`, { code })
    return phone
  }
  const [rooks, knights] = await Promise.all([aCaptain(1), aCaptain(2)])

  // One captain enters the team's players on the phone, the desk enters those of the other team.
  const first = await rooks.newPage()
  await first.goto(`${site}/t/${id}/dashboard`)
  await first.getByRole('button', { name: 'Players of Rooks' }).click()
  await first.getByLabel('Add players').fill('Ann Novak\nBo Lind\nCy Reyes')
  await first.getByRole('button', { name: 'Save 3 players' }).click()
  await expect(first.getByRole('button', { name: 'Players of Rooks' })).toBeVisible()
  await visit.to(`/manage/${id}/players`)
  await page.getByRole('button', { name: 'Change Knights' }).click()
  await page.getByLabel('Add players').fill('Di Okafor\nEd Marsh')
  await page.getByRole('button', { name: 'Save 2 players' }).click()
  await expect(page.getByText('Players saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Move Ed Marsh up' }).click()
  await page.getByRole('button', { name: 'Save 2 players' }).click()
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Ed Marsh')
  expect(await violations(page)).toEqual([])
  for (const type of ['draw', 'publish']) await ask(context, site, `${id}/change`, { request: { type, round: 1 } })

  const second = await knights.newPage()
  await Promise.all([first.goto(`${site}/t/${id}/dashboard`), second.goto(`${site}/t/${id}/dashboard`)])
  const own = first.getByRole('region', { name: 'Line-up against Knights' })
  await own.getByLabel('Board 1').selectOption({ label: '2. Bo Lind' })
  await expect(own.getByText('Each player can sit at one board only.')).toBeVisible()
  await own.getByLabel('Board 2').selectOption({ label: '3. Cy Reyes' })
  expect(await violations(first)).toEqual([])
  await own.getByRole('button', { name: 'Hand in the line-up' }).click()
  await expect(own.getByRole('button', { name: 'Take it back' })).toBeVisible()

  const other = second.getByRole('region', { name: 'Line-up against Rooks' })
  await second.reload()
  await expect(other.getByText('The other team has handed in its line-up.')).toBeVisible()
  await expect(second.getByText('Bo Lind')).toHaveCount(0)
  await other.getByRole('button', { name: 'Hand in the line-up' }).click()
  await expect(other.getByText('The line-ups of this match are public.')).toBeVisible()

  await visit.to(`/g/${id}-1-1`)
  const shown = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Line-ups' }) })
  await expect(shown.getByRole('row').nth(1)).toContainText('Bo Lind')
  await expect(shown.getByRole('row').nth(1)).toContainText('Ed Marsh')
  expect(await violations(page)).toEqual([])
  await visit.to(`/manage/${id}/results`)
  await expect(page.getByText('2 of 2 in')).toBeVisible()
  await page.getByRole('button', { name: /^Rooks\s*In$/ }).click()
  await page.getByLabel('Board 1', { exact: true }).selectOption({ label: '1. Ann Novak' })
  await page.getByRole('button', { name: 'Change the line-up' }).click()
  await expect(page.getByRole('button', { name: 'Change the line-up' })).toBeDisabled()
  expect(visit.complaints()).toEqual([])
})

test('§13 a report pasted into the form for new tournaments leads to the import; entries are corrected and renumbered, a deputy is named, and a deleted tournament is restored', async ({
  visit,
  context,
  browser,
  baseURL,
}) => {
  const site = baseURL!
  const { page } = visit
  await signIn(context, site)
  await visit.to('/manage/new')
  await page
    .getByLabel('Paste the players, or add them later')
    .fill('[Event "Cup"]\n[White "A"]\n[Black "B"]\n\n1. e4 *\n')
  await page.getByRole('button', { name: 'Import it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import a tournament' })).toBeVisible()
  await expect(page.getByText(/^Pasted text, /)).toBeVisible()
  await page.getByRole('button', { name: 'Another file' }).click()
  await page.getByLabel('Link to a file').fill('https://127.0.0.1/open.trf')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter a public host name.')
  expect(await violations(page)).toEqual([])

  const name = `Short lived ${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 2).toString(36)}`
  const { id } = await ask(context, site, 'create', {
    name,
    rounds: 3,
    isOpen: true,
    entries: ['Ann', 'Bo', 'Cy'].map((firstName, at) => ({ ...UNKNOWN, firstName, rating: 2000 - at })),
  })
  await ask(context, site, `${id}/change`, { request: { type: 'editEntry', no: 3, change: { rating: 2400 } } })
  await visit.to(`/manage/${id}/players`)
  await page.getByRole('button', { name: 'Renumber' }).click()
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(4)
  expect(await violations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Renumber' }).click()
  await expect(page.getByRole('button', { name: 'Renumber' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change Cy' }).click()
  await page.getByLabel('Club').fill('Rooks')
  await page.getByLabel('Fee').selectOption({ label: 'Paid' })
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('3 entered, 1 paid')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const helper = await browser.newContext()
  const deputy = await register(helper, site, 'deputy')
  await visit.to(`/manage/${id}/settings`)
  const deputies = page.locator('#deputies')
  await deputies.getByLabel('Username').fill(deputy)
  await deputies.getByRole('button', { name: 'Invite a deputy' }).click()
  await expect(deputies.getByRole('list', { name: 'Deputies' })).toContainText(`${deputy} · invited`)
  await askFor(helper, site, 'profile/answerInvitation', { kind: 'deputy', id, accept: true })
  await page.getByRole('button', { name: 'Delete this tournament' }).click()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL(/\/@\//)
  expect((await helper.request.get(`${site}/t/${id}/standings`)).status()).toBe(404)
  await page.getByRole('button', { name: `Restore ${name}` }).click()
  await expect(page).toHaveURL(`/manage/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect((await helper.request.get(`${site}/t/${id}/standings`)).status()).toBe(200)
})
