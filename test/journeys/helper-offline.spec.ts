import type { Locator, Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { anOrganiser, PASSWORD } from './account.ts'
import { aPublishedEvent, ask } from './made-event.ts'
import { alone as test } from './no-animations.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { expect } from './watched-page.ts'

const NAMES = ['Ann Lee', 'Bo Lind', 'Cy Moss', 'Dee Hart', 'Eve Stone', 'Finn Roe']

const row = (page: Page, board: number): Locator => page.locator('ol > li').filter({ hasText: new RegExp(`^${board}`) })
const pad = (page: Page, board: number): Locator => page.getByRole('region', { name: `Result of board ${board}` })

/** The history has one such button for each change. */
const undoButton = (page: Page, change: RegExp): Locator => page.getByRole('button', { name: change })

/** Runs in the page: whether the helper's page opens without a network. */
const isKept = async (): Promise<boolean> => {
  const secret = location.hash.slice(1)
  const kept = await Promise.all(['/desk.html', `/api/help/look/${secret}`].map((path) => caches.match(path)))
  return kept.every(Boolean) && navigator.serviceWorker.controller !== null
}

test('a helper’s results entered without a network survive a reload, and are saved once when it is back', async ({
  browser,
  context,
  baseURL,
}) => {
  const { id, change } = await anOwnEvent(context, baseURL!, { name: 'Ferry Open', names: NAMES })
  await change(...FIRST_ROUND)
  const { path, helper } = (await ask(context, baseURL!, `${id}/addHelper`, { name: 'Table 3' })) as unknown as {
    path: string
    helper: number
  }
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await phone.newPage()
  // An older link has the secret in its path. The page moves it behind `#`.
  await page.goto(`${baseURL}${path.replace('#', '')}`)
  await expect(pad(page, 1)).toBeVisible()
  expect(page.url()).toBe(`${baseURL}${path}`)
  await expect.poll(() => page.evaluate(isKept)).toBe(true)

  await phone.setOffline(true)
  await pad(page, 1).getByRole('button', { name: 'White wins', exact: true }).click()
  await expect(row(page, 1)).toContainText('1–0Waiting')
  await pad(page, 2).getByRole('button', { name: 'Draw' }).click()
  await expect(page.getByText('2 results wait for the network')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 results wait for the network')).toBeVisible()
  await expect(row(page, 1)).toContainText('1–0Waiting')
  await expect(row(page, 2)).toContainText('½Waiting')
  await pad(page, 3).getByRole('button', { name: 'Black wins', exact: true }).click()
  await expect(page.getByText('3 results wait for the network')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await phone.setOffline(false)
  await expect(page.getByText('for the network')).toHaveCount(0)
  await expect(page.getByText('Waiting')).toHaveCount(0)
  const desk = await context.newPage()
  await desk.goto(`${baseURL}/manage/${id}/history`)
  for (const change of [/board 1: .* 1–0/, /board 2: .* ½/, /board 3: .* 0–1/])
    await expect(undoButton(desk, change)).toHaveCount(1)

  await test.step('results that wait when the link is revoked stay readable', async () => {
    const cleared = { request: { type: 'clearResult', round: 1, no: 1 }, reason: 'Entered by mistake' }
    await ask(context, baseURL!, `${id}/change`, cleared)
    await expect(pad(page, 1).getByRole('button', { name: 'Draw' })).toBeVisible()
    await phone.setOffline(true)
    await pad(page, 1).getByRole('button', { name: 'Draw' }).click()
    await expect(page.getByText('1 result waits for the network')).toBeVisible()
    await ask(context, baseURL!, `${id}/removeHelper`, { helper })
    await phone.setOffline(false)
    await expect(page.getByText('This link was revoked. Ask the arbiter for a new one.')).toBeVisible()
    const lost = page.getByRole('region', { name: 'Results that were not saved' })
    await expect(lost).toContainText(/Board 1, .*: ½/)
    await page.reload()
    await expect(lost).toContainText('Show this page to the arbiter')
    expect(await violations(page)).toEqual([])
  })
})

test('a desk that is signed out keeps its results, and sends them after the next sign-in', async ({
  page,
  context,
  baseURL,
}) => {
  const { name, enter } = await anOrganiser(baseURL!)
  await enter(context)
  const id = await aPublishedEvent(context, baseURL!, 'Lock Open', NAMES)
  await page.goto(`/manage/${id}/results`)
  const board = page.getByRole('button', { name: 'Board 1: White wins' })
  await expect(board).toBeVisible()
  // The browser still believes in its session, but the server doesn't know its secret.
  const cookies = await context.cookies()
  await context.addCookies(cookies.map((cookie) => (cookie.httpOnly ? { ...cookie, value: 'ended' } : cookie)))
  await board.click()
  await page.getByRole('button', { name: 'Board 2: Draw' }).click()
  await expect(page.getByText('Sign in again: 2 results wait on this device.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Sign in again' }).click()
  const form = page.getByRole('form', { name: 'Sign in' })
  await expect(form.getByText('Sign in again: 2 results wait on this device.')).toBeVisible()
  await form.getByLabel('Username').fill(name)
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/manage/${id}/results`)
  await expect(page.getByText('wait on this device')).toHaveCount(0)
  await page.goto(`/manage/${id}/history`)
  for (const change of [/board 1: .* 1–0/, /board 2: .* ½/]) await expect(undoButton(page, change)).toHaveCount(1)
})
