import type { Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { countedHands } from './counted-hands.ts'
import { close, resultOf } from './desk-hands.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect, test } from './watched-page.ts'

const NAMES = ['Ann Lee', 'Bo Lind', 'Cy Moss', 'Dee Hart', 'Eve Stone', 'Finn Roe', 'Gil Park', 'Hal West']

test(
  'results are typed at the desk, the round is closed, and the public standings follow',
  { tag: '@gate' },
  async ({ page, context, browser, baseURL }) => {
    const { id, change } = await anOwnEvent(context, baseURL!, { name: 'Brook', names: NAMES.slice(0, 4) })
    await change(...FIRST_ROUND)
    await page.goto(`/manage/${id}`)
    await expect(page.getByRole('list', { name: 'Boards of round 1' })).toBeVisible()
    await page.keyboard.press('e')
    await expect(page.getByRole('textbox', { name: 'Board and result' })).toBeFocused()
    for (const key of ['1', 'Enter', '2', ' ', '5', 'Enter']) await page.keyboard.press(key)
    await expect(resultOf(page, 1)).toHaveText('1–0')
    await expect(resultOf(page, 2)).toHaveText('½')
    await close(page, id, 1)
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${baseURL}/t/${id}/standings/1`)
    const rows = visitor.locator('tbody tr:has(th[scope=row])')
    await expect(rows).toHaveCount(4)
    await expect(rows.first()).toContainText('Ann Lee')
  },
)

test('a double click on a step of a round takes it once and complains of nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const { id } = await anOwnEvent(context, baseURL!, { name: 'Twice', names: NAMES.slice(0, 4) })
  await page.goto(`/manage/${id}`)
  await page.getByRole('button', { name: 'Draw round 1' }).dblclick()
  await expect(page.getByText('Draft, only the desk sees it')).toBeVisible()
  await page.getByRole('button', { name: 'Publish round 1' }).dblclick()
  await expect(page.getByRole('list', { name: 'Boards of round 1' })).toBeVisible()
  await expect(page.getByText(/already been/)).toHaveCount(0)
})

test('§2 from nothing to the final standings: created, drawn, published, entered by keys and closed, round after round', async ({
  visit,
  context,
  browser,
  baseURL,
}) => {
  const { page } = visit
  await registerOrganiser(context, baseURL!)
  const second = await browser.newContext({ storageState: await context.storageState() })
  const visitor = await browser.newContext()
  await visit.to('/manage/new')
  const own = countedHands(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  // Fewer than 25 clicks and keys up to a published round 1.
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await own.type('Pond')
  await own.click(button(/^Round robin/))
  await own.paste(page.getByLabel(/^Paste the players/), NAMES.slice(0, 4).join('\n'))
  await expect(page.getByLabel('Rounds')).toHaveValue('3')
  await own.click(button('Create tournament'))
  await expect(page.getByRole('heading', { level: 1, name: 'Pond' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/')[2]!
  const outside = await visitor.newPage()
  expect((await outside.goto(`${baseURL}/t/${id}/dashboard`))!.status()).toBe(404)
  await own.click(button('Open the tournament'))
  await own.click(button('Draw round 1'))
  await expect(page.getByText('Draft, only the desk sees it')).toBeVisible()
  await outside.goto(`${baseURL}/t/${id}/pairings/1`)
  await expect(outside.getByText('Ann Lee')).toHaveCount(0)
  await own.click(button('Publish round 1'))
  await expect(page.getByRole('list', { name: 'Boards of round 1' }).getByRole('listitem')).toHaveCount(2)
  expect(own.count()).toBeLessThanOrEqual(25)
  await expect(outside.getByText('Ann Lee').first()).toBeVisible()
  expect(await violations(page)).toEqual([])

  // A second arbiter at another desk.
  const other = await second.newPage()
  await other.goto(`${baseURL}/manage/${id}`)
  const boards = (at: Page, round: number) => at.getByRole('list', { name: `Boards of round ${round}` })
  await expect(boards(other, 1).getByRole('link', { name: /open$/ })).toHaveCount(2)

  // Results by keys, with a reload in between.
  await page.keyboard.press('e')
  const line = page.getByRole('textbox', { name: 'Board and result' })
  await expect(line).toBeFocused()
  await own.press('1', 'Enter')
  await expect(boards(other, 1).getByRole('link', { name: /Board 1: .* 1–0$/ })).toBeVisible()
  await visit.to(`/manage/${id}/results`)
  await expect(line).toBeFocused()
  const row = (board: number) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Go to board ${board}` }) })
  await expect(row(1).getByRole('button', { pressed: true })).toHaveText('1–0')
  await own.press('2', ' ', '5', 'Enter')
  await expect(row(2).getByRole('button', { pressed: true })).toHaveText('½')
  // Undone by a key, and entered again.
  await own.press('z')
  await expect(row(2).getByText('Open')).toBeVisible()
  await own.press('0', 'Enter')
  await expect(row(2).getByRole('button', { pressed: true })).toHaveText('0–1')
  // Correcting a confirmed result needs a reason.
  await row(1).getByRole('button', { name: 'Board 1: Draw' }).click()
  await page.getByRole('button', { name: 'Ruling' }).click()
  await button('Correct board 1').click()
  await expect(row(1).getByRole('button', { pressed: true })).toHaveText('½')
  expect(await violations(page)).toEqual([])

  // The other arbiter closes the round; this desk shows it, draws and publishes the next.
  await other.getByRole('button', { name: 'Close round 1' }).click()
  for (const round of [2, 3]) {
    await visit.to(`/manage/${id}`)
    await button(`Draw round ${round}`).click()
    await button(`Publish round ${round}`).click()
    await expect(boards(page, round)).toBeVisible()
    await page.keyboard.press('e')
    await expect(line).toBeFocused()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(row(2).getByRole('button', { pressed: true })).toHaveText('1–0')
    await visit.to(`/manage/${id}`)
    await button(`Close round ${round}`).click()
    await expect(page.getByRole('status').filter({ hasText: `Round ${round} closed` })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible()
  await outside.goto(`${baseURL}/t/${id}/standings`)
  await expect(outside.getByRole('row').filter({ hasText: 'Ann Lee' }).first()).toBeVisible()

  // The history lists all changes, and the last one can be undone.
  await visit.to(`/manage/${id}/history`)
  await expect(page.getByText('Round 3 closed: the tournament is over').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo Round 3 closed: the tournament is over' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Undone. Round 3 reopened' })).toBeVisible()

  // Players and byes.
  await visit.to(`/manage/${id}/players`)
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await page.getByLabel('Players', { exact: true }).fill(NAMES.slice(3).join('\n'))
  await expect(page.getByText('Already entered')).toBeVisible()
  await page.getByRole('button', { name: 'Add 4 players' }).click()
  await expect(page.getByText('8 entered')).toBeVisible()
  await page.getByRole('button', { name: 'Change Hal West' }).click()
  await page.getByRole('button', { name: 'Withdraw from round 4 on' }).click()
  const leaving = page.getByRole('dialog', { name: 'Withdraw' })
  await expect(leaving).toContainText('Hal West: Isn’t paired from round 4 on.')
  await leaving.getByRole('button', { name: 'Withdraw from round 4 on' }).click()
  await expect(page.getByText('Withdrew', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  // A read that is replaced by a newer one is aborted.
  expect(visit.complaints()).toEqual([])
  await Promise.all([second.close(), visitor.close()])
})
