import { expect, type Locator, type Page } from '@playwright/test'

export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()

/** Presses a button of a question. */
export const agree = (page: Page, question: string, button: string): Promise<void> =>
  page.getByRole('dialog', { name: question }).getByRole('button', { name: button }).click()

/** Opens the menu of further results of a board, or of a table in team events, and picks one. */
export async function chooseMore(page: Page, board: number, name: string): Promise<void> {
  const label = new RegExp(`^(Board|Table) ${board}: more results$`)
  await press(page, label)
  await page.getByRole('menu', { name: label }).getByRole('menuitem', { name }).click()
}

export const rowOf = (page: Page, board: number): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^Go to (board|table) ${board}$`) }) })

export async function showResults(page: Page, id: string, round: number): Promise<void> {
  await page.goto(`/manage/${id}/results`)
  await page
    .getByRole('group', { name: 'Round' })
    .getByRole('button', { name: String(round), exact: true })
    .click()
  await expect(rowOf(page, 1)).toBeVisible()
}

/** Types into the desk's line for results, such as `12 1`. */
export async function typeResult(page: Page, text: string): Promise<void> {
  const line = page.getByRole('textbox', { name: /^(Board|Table) and result$/ })
  await line.focus()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(line).toHaveValue('')
}

export const resultOf = (page: Page, board: number): Locator =>
  rowOf(page, board).getByRole('button', { pressed: true })

export async function drawAndPublish(page: Page, id: string, round: number): Promise<void> {
  await page.goto(`/manage/${id}`)
  await press(page, `Draw round ${round}`)
  await expect(page.getByText('Draft, only the desk sees it')).toBeVisible()
  await press(page, `Publish round ${round}`)
  await expect(page.getByRole('list', { name: `Boards of round ${round}` })).toBeVisible()
}

export async function close(page: Page, id: string, round: number): Promise<void> {
  await page.goto(`/manage/${id}`)
  await press(page, `Close round ${round}`)
  await expect(page.getByRole('status').filter({ hasText: `Round ${round} closed` })).toBeVisible()
}

/** Withdraws the player whose entry is open; the dialog first has to show the consequences. */
export async function withdraw(page: Page, round: number): Promise<void> {
  const name = `Withdraw from round ${round} on`
  await press(page, name)
  await page.getByRole('dialog', { name: 'Withdraw' }).getByRole('button', { name }).click()
}
