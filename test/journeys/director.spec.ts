import { violations } from './accessibility.ts'
import { signIn } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

const ROUND = '/t/rivers/pairings/3'
const MATCH = 'rivers-3-4'

test('§6 director: the dropdown of a pairing corrects a result with a reason, an open page shows it, and Undo takes it back', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const visitor = await context.newPage()
  await visitor.goto(ROUND)
  await expect(visitor.locator(`#${MATCH}`)).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^Result and link/ })).toHaveCount(0)
  await signIn(context, baseURL!)
  await visit.to(ROUND)
  const row = page.locator(`#${MATCH}`)
  const beside = visitor.locator(`#${MATCH}`)
  const scoreOf = async (at: typeof row) => (await at.getByTitle(/on board 1/).allInnerTexts()).join(' ')
  const before = await scoreOf(row)
  const button = row.getByRole('button', { name: /^Result and link/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Edit result…' })).toBeFocused()
  expect(await violations(page)).toEqual([])
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
  await white.fill('9')
  await black.fill('8')
  await dialog.getByRole('button', { name: 'Edit result' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Together, both sides can have at most 16 game points.')
  await white.fill('1,5')
  await black.fill('14.5')
  await dialog.getByRole('button', { name: 'Edit result' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter a reason.')
  // What comes of it is said before it is saved.
  await expect(dialog.getByRole('region', { name: 'What changes with it' })).toContainText(/standings/)
  await dialog.getByRole('button', { name: 'Slip misread' }).click()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Edit result' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '1½–14½' })).toBeVisible()
  await expect.poll(() => scoreOf(row)).toBe('1½ 14½')
  await expect.poll(() => scoreOf(beside)).toBe('1½ 14½')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Result undone' })).toBeVisible()
  await expect.poll(() => scoreOf(row)).toBe(before)
  await expect.poll(() => scoreOf(beside)).toBe(before)
  // The viewer has the same menu.
  await visit.to(`/g/${MATCH}`)
  await page.getByRole('button', { name: 'Result', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Undo result…' })).toBeVisible()
  expect(visit.complaints()).toEqual([])
})
