import type { Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { registerOrganiser } from './register-organiser.ts'
import { forget } from './no-animations.ts'
import { expect, test } from './watched-page.ts'

const RAPID = '/t/womens-world-rapid-2024'

/** The two buttons of the first board, one per side. */
function sides(page: Page) {
  const board = page.getByRole('group', { name: /^(Board|Table) \d+, / }).first()
  return { first: board.getByRole('button').first(), last: board.getByRole('button').last() }
}

test(
  'tried results change the standings, the next draw and the odds at once; the address holds them and nothing is sent',
  { tag: '@gate' },
  async ({ visit }) => {
    const { page } = visit
    await forget(page)
    await visit.to('/t/rivers/standings/7')
    await page.getByRole('link', { name: 'What if?' }).click()
    await expect(page).toHaveURL('/t/rivers/what-if')
    await expect(page).toHaveTitle(/^What if · /)
    const bar = page.getByRole('region', { name: 'What if' })
    await expect(bar).toContainText('Only you see this.')
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))

    const { first, last } = sides(page)
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(bar).toContainText('One result is yours')
    await expect(page).toHaveURL(/\/what-if#if=7-\d+x\d+$/)
    const table = page.getByRole('table', { name: /^Standings after round 7/ })
    const before = await table.textContent()
    // By keyboard: the other side wins.
    await last.focus()
    await page.keyboard.press('Enter')
    await expect(last).toHaveAttribute('aria-pressed', 'true')
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    expect(await table.textContent()).not.toBe(before)
    await expect(page.getByRole('region', { name: 'Round 8, if so' })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: 'Podium' })).toBeVisible()
    // The page may poll running games, but never sends the tried results.
    const running = `GET ${new URL('/api/tournament/rivers/getRunningGames?round=7', page.url()).href}`
    const sent = asked.filter((each) => each !== running)
    expect(sent.filter((each) => each.includes('/api/') || each.startsWith('POST'))).toEqual([])

    const link = page.url()
    await page.reload()
    await expect(last).toHaveAttribute('aria-pressed', 'true')
    expect(page.url()).toBe(link)
    expect(visit.complaints()).toEqual([])
  },
)

test('likely opponents can be chosen; each step back undoes one choice, and all results can be taken back', async ({
  visit,
}) => {
  const { page } = visit
  await forget(page)
  await visit.to('/t/rivers/what-if')
  const bar = page.getByRole('region', { name: 'What if' })
  const { first, last } = sides(page)
  await first.click()
  await last.click()
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  const likely = page.getByRole('region', { name: 'Likely in round 8' })
  await likely.getByRole('combobox', { name: 'Opponents of' }).selectOption({ index: 1 })
  await expect(likely.getByRole('listitem').first()).toContainText('%')
  await likely.getByRole('combobox', { name: 'Opponents of' }).selectOption('All teams')
  await page.getByRole('button', { name: 'How', exact: true }).click()
  await expect(page.getByText('Davidson’s model')).toBeVisible()
  expect(await violations(page)).toEqual([])
  // The opponents shown, and showing all again, are steps too.
  for (let step = 0; step < 3; step++) await page.goBack()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await bar.getByRole('button', { name: 'Take all back' }).click()
  await expect(bar).toContainText('Try results')
  await expect(page).toHaveURL('/t/rivers/what-if')
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar).toContainText('One result is yours')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violations(page)).toEqual([])
  await bar.getByRole('link', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/t\/rivers\/standings/)
  expect(visit.complaints()).toEqual([])
})

test('a finished event can be changed: changed results are marked, and podium and bracket follow', async ({
  visit,
}) => {
  const { page } = visit
  await forget(page)
  await visit.to(`${RAPID}/what-if`)
  const board = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: /^Board 1, / }) })
  await expect(board.getByRole('button', { name: 'Draw' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'Podium, if so' })).toHaveCount(0)
  await board.getByRole('button').last().click()
  await expect(board).toContainText('Changed, was ½–½')
  await expect(page).toHaveURL(`${RAPID}/what-if#if=11-1B`)
  await expect(page.getByRole('region', { name: 'Podium, if so' }).getByRole('listitem').first()).toBeVisible()
  // Choosing the real result is no change.
  await board.getByRole('button', { name: 'Draw' }).click()
  await expect(page).toHaveURL(`${RAPID}/what-if`)
  // A tried result is dropped when the game has ended.
  await page.goto(`${RAPID}/what-if#if=11-1w`)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'ended ½–½; your 1–0 no longer counts.' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await visit.to('/t/channel/what-if')
  await expect(page.getByRole('group', { name: /^(Board|Table) \d+, / }).first()).toBeVisible()
  await page
    .getByRole('group', { name: /^(Board|Table) \d+, / })
    .first()
    .getByRole('button')
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'What if' })).toContainText('One result is yours')
  await expect(page.getByRole('button', { name: 'Scroll right' })).toBeVisible()
  expect(visit.complaints()).toEqual([])
})

test('in the last round players are told what they need, and tried results count', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  await registerOrganiser(context, baseURL!)
  await visit.to('/manage/new')
  await page.getByLabel('Name', { exact: true }).fill('Last Chance')
  await page
    .getByLabel(/^Paste the players/)
    .fill(['Ann Lee\t2200', 'Bo Lind\t2150', 'Cy Moss\t2000', 'Dee Hart\t1950'].join('\n'))
  await page.getByLabel('Rounds').fill('1')
  await page.getByRole('button', { name: 'Create tournament' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Last Chance' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/')[2]!
  await page.getByRole('button', { name: 'Open the tournament' }).click()
  await page.getByRole('button', { name: 'Draw round 1' }).click()
  await page.getByRole('button', { name: 'Publish round 1' }).first().click()
  await expect(page.getByText('Draft, only the desk sees it')).toHaveCount(0)

  await visit.to(`/t/${id}/what-if`)
  const panel = page.getByRole('region', { name: 'What do I need?' })
  await panel.getByRole('combobox').selectOption('Ann Lee')
  await expect(page).toHaveURL(/#who=1$/)
  await expect(panel.getByText('First place')).toBeVisible()
  await expect(panel).toContainText('A win is enough')
  const table = page.getByRole('table', { name: /^Standings after round 1/ })
  await expect(table.getByRole('cell', { name: /^\d\d%/ }).first()).toBeVisible()
  // With her own loss the place is out of reach.
  const board = page.getByRole('group', { name: /Ann Lee/ })
  await board.getByRole('button', { name: /^Cy Moss wins/ }).click()
  await expect(panel).toContainText('It’s out of reach.')
  expect(await violations(page)).toEqual([])
})
