import { violations } from './accessibility.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { expect, test } from './watched-page.ts'

test('§6 director: the menu of a pairing corrects a result with a reason, an open page shows it, and Undo reverts it', async ({
  visit,
  context,
  browser,
  baseURL,
}) => {
  const { page } = visit
  const { id, change } = await anOwnEvent(context, baseURL!, {
    name: 'Corrected League',
    names: ['Rooks', 'Owls', 'Lynx', 'Hares'],
    competitors: 'team',
    gamesPerMatch: 4,
  })
  const result = (no: number, points: number[]) => ({ type: 'enterResult', round: 1, no, result: { points } })
  await change(...FIRST_ROUND, result(1, [3, 1]), result(2, [2, 2]), { type: 'close', round: 1 })
  const match = `${id}-1-1`
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${baseURL}/t/${id}/pairings/1`)
  const beside = visitor.locator(`[id="${match}"]`)
  await expect(beside).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^Result and link/ })).toHaveCount(0)
  await visit.to(`/t/${id}/pairings/1`)
  const row = page.locator(`[id="${match}"]`)
  const scoreOf = async (at: typeof row) => (await at.getByTitle(/on board 1/).allInnerTexts()).join(' ')
  const before = await scoreOf(row)
  const button = row.getByRole('button', { name: /^Result and link/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Edit result…' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Undo result…' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit result' })
  const [white, black] = [dialog.getByRole('textbox').nth(0), dialog.getByRole('textbox').nth(1)]
  await white.fill('3')
  await black.fill('2')
  await dialog.getByRole('button', { name: 'Edit result' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Together, both sides can have at most 4 game points.')
  await white.fill('1,5')
  await black.fill('2.5')
  await dialog.getByRole('button', { name: 'Edit result' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter a reason.')
  // Consequences are shown before the correction is saved.
  await expect(dialog.getByRole('region', { name: 'What changes with it' })).toContainText(/standings/)
  await dialog.getByRole('button', { name: 'Slip misread' }).click()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Edit result' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '1½–2½' })).toBeVisible()
  await expect.poll(() => scoreOf(row)).toBe('1½ 2½')
  await expect.poll(() => scoreOf(beside)).toBe('1½ 2½')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible()
  await expect.poll(() => scoreOf(row)).toBe(before)
  await expect.poll(() => scoreOf(beside)).toBe(before)
  // The game viewer has the same menu.
  await visit.to(`/g/${match}`)
  await page.getByRole('button', { name: 'Result', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Undo result…' })).toBeVisible()
  expect(visit.complaints()).toEqual([])
})
