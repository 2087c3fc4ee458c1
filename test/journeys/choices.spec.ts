import { expect, test } from './watched-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// A reader's choices are part of the address: they can be shared, survive a reload, and "back" undoes them.

const RAPID = '/t/womens-world-rapid-2024'

test('the sort order of standings is part of the address, the default order is not, and "back" undoes it', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to(`${RAPID}/standings/11`)
  const first = page.getByRole('rowheader').first()
  const winner = (await first.textContent())!
  await page.getByRole('link', { name: 'Player', exact: true }).click()
  await expect(page).toHaveURL(`${RAPID}/standings/11?sort=name`)
  await page.getByRole('link', { name: 'Player', exact: true }).click()
  await expect(page).toHaveURL(`${RAPID}/standings/11?sort=name&direction=descending`)
  const last = (await first.textContent())!
  await page.reload()
  await expect(first).toHaveText(last)
  await expect(page.getByRole('columnheader', { name: 'Player' })).toHaveAttribute('aria-sort', 'descending')
  await page.goBack()
  await expect(page).toHaveURL(`${RAPID}/standings/11?sort=name`)
  await page.goBack()
  await expect(page).toHaveURL(`${RAPID}/standings/11`)
  await expect(first).toHaveText(winner)
  expect(visit.complaints()).toEqual([])
})

test('a sort order is kept from round to round, and an invalid one in the address means the default', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to(`${RAPID}/standings/11?sort=rating&direction=ascending&search=a`)
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await page.getByRole('navigation', { name: 'After round' }).getByRole('link', { name: '3', exact: true }).click()
  await expect(page).toHaveURL(`${RAPID}/standings/3?sort=rating&direction=ascending&search=a`)
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'ascending')
  await visit.to(`${RAPID}/standings/11?sort=<script>&direction=up`)
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending')
  expect(visit.complaints()).toEqual([])
})

test('typed text replaces the address once typing pauses, so that "back" leads to the page before', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/')
  await visit.to(`${RAPID}/standings/11`)
  const entries = await page.evaluate(() => history.length)
  const box = page.getByRole('searchbox', { name: 'Find a player' })
  await box.pressSequentially('ju wen', { delay: 20 })
  await expect(page).toHaveURL(`${RAPID}/standings/11?search=ju+wen`)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.getByRole('rowheader').getByRole('link').click()
  await expect(page).toHaveURL(/\/player\//)
  await page.goBack()
  await expect(box).toHaveValue('ju wen')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await box.fill('')
  await expect(page).toHaveURL(`${RAPID}/standings/11`)
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(visit.complaints()).toEqual([])
})

test('a list restores its search, letter and display from its address', async ({ visit, request }) => {
  const { page } = visit
  const [{ name: team }] = (await (await request.get('/api/teams?limit=1')).json()) as [{ name: string }]
  await visit.to(`/teams?search=${encodeURIComponent(team)}`)
  await expect(page.getByRole('searchbox', { name: 'Find teams' })).toHaveValue(team)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: team }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Compact' }).click()
  await expect(page).toHaveURL(/[?&]view=compact/)
  // Without a display in the address the last choice applies; otherwise the address wins.
  await visit.to('/teams')
  await expect(page.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true')
  await visit.to('/teams?view=grid')
  await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true')
  await visit.to('/users?search=demo')
  await expect(page.getByRole('link', { name: 'demo_player' })).toBeVisible()
  expect(visit.complaints()).toEqual([])
})

test('statistics restore metric, scale, highlighted player, round and status from their address', async ({ visit }) => {
  const { page } = visit
  await visit.to(`${RAPID}/stats`)
  await page.getByRole('combobox', { name: 'Rank by' }).selectOption('Performance')
  await page.getByRole('group', { name: 'Scale' }).getByRole('button', { name: 'Rating' }).click()
  await page
    .getByRole('button', { name: /^Stop highlighting/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Round' }).selectOption('Round 3')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Confirmed')
  await expect(page).toHaveURL(/\?metric=performance&scale=figure&highlight=[\d%C,]+&round=3&status=confirmed$/)
  const highlighted = page.getByRole('list', { name: 'Highlighted' }).getByRole('listitem')
  const names = await highlighted.allInnerTexts()
  expect(names).toHaveLength(4)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Rank by' })).toHaveValue('performance')
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('3')
  await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('confirmed')
  expect(await highlighted.allInnerTexts()).toEqual(names)
  await visit.to(`${RAPID}/stats?metric=luck&scale=up&highlight=x,y&round=99&status=odd&pool=7`)
  await expect(page.getByRole('combobox', { name: 'Rank by' })).toHaveValue('MP')
  await expect(highlighted).toHaveCount(5)
  expect(visit.complaints()).toEqual([])
})

test('a knockout’s table and bracket, all individuals, a call of the API and an embed have addresses', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/t/channel/pairings/2')
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page).toHaveURL('/t/channel/pairings/2?view=table')
  await page
    .getByRole('navigation', { name: 'Round', exact: true })
    .getByRole('link', { name: '1', exact: true })
    .click()
  await expect(page).toHaveURL('/t/channel/pairings/1?view=table')
  await expect(page.getByRole('table').first()).toBeVisible()

  await visit.to('/t/rivers/standings/individual?show=all&sort=team')
  await expect(page.getByRole('button', { name: 'Hide unregistered' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Team' })).toHaveAttribute('aria-sort', 'ascending')

  await visit.to('/api?search=calendar')
  await expect(page.getByRole('status').filter({ hasText: / of \d+ calls/ })).toBeVisible()
  await visit.to('/embed?tournament=rivers&element=pairings&round=6&width=480&theme=dark')
  await expect(page.getByRole('button', { name: 'Pairings' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('6')
  await page.getByRole('button', { name: 'Standings' }).click()
  await expect(page).toHaveURL('/embed?tournament=rivers&round=6&width=480&theme=dark')
  await expect(page.frameLocator('iframe').getByRole('table')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Pairings' })).toHaveAttribute('aria-pressed', 'true')
  expect(visit.complaints()).toEqual([])
})
