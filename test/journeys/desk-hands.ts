import { expect, type Locator, type Page } from '@playwright/test'

/** Presses a button by its name. */
export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()

/** Opens what else may be entered at a board, and presses one of it. */
export async function chooseMore(page: Page, board: number, name: string): Promise<void> {
  const label = `Board ${board}: more results`
  await press(page, label)
  await page.getByRole('menu', { name: label }).getByRole('menuitem', { name }).click()
}

/** A board among the results of a round. */
export const rowOf = (page: Page, board: number): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Go to board ${board}`, exact: true }) })

/** Shows the results of a round at the desk. */
export async function showResults(page: Page, id: string, round: number): Promise<void> {
  await page.goto(`/manage/${id}/results`)
  await page
    .getByRole('group', { name: 'Round' })
    .getByRole('button', { name: String(round), exact: true })
    .click()
  await expect(rowOf(page, 1)).toBeVisible()
}

/** Types a board and its result into the line of results. */
export async function typeResult(page: Page, text: string): Promise<void> {
  const line = page.getByRole('textbox', { name: 'Board and result' })
  await line.focus()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(line).toHaveValue('')
}

/** The result that a board has. */
export const resultOf = (page: Page, board: number): Locator =>
  rowOf(page, board).getByRole('button', { pressed: true })

/** Draws the next round at the desk and publishes it. */
export async function drawAndPublish(page: Page, id: string, round: number): Promise<void> {
  await page.goto(`/manage/${id}`)
  await press(page, `Draw round ${round}`)
  await expect(page.getByText('Draft, only the desk sees it')).toBeVisible()
  await press(page, `Publish round ${round}`)
  await expect(page.getByRole('list', { name: `Boards of round ${round}` })).toBeVisible()
}

/** Closes a round at the desk. */
export async function close(page: Page, id: string, round: number): Promise<void> {
  await page.goto(`/manage/${id}`)
  await press(page, `Close round ${round}`)
  await expect(page.getByRole('status').filter({ hasText: `Round ${round} closed` })).toBeVisible()
}

/** Withdraws whose entry is open, once what comes of it was said. */
export async function withdraw(page: Page, round: number): Promise<void> {
  const name = `Withdraw from round ${round} on`
  await press(page, name)
  await page.getByRole('dialog', { name: 'Withdraw' }).getByRole('button', { name }).click()
}
