import type { BrowserContext } from '@playwright/test'
import { violations } from './accessibility.ts'
import { ask, UNKNOWN } from './made-event.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect, test } from './watched-page.ts'

const NAMES = ['Ann Lee 2400', 'Bo Lind 2300', 'Cy Moss 2200', 'Dee Hart 2100', 'Eve Stone 2000', 'Finn Roe 1900']

/** A Swiss with round 2 in progress and a corrected result in round 1. */
async function aSwiss(context: BrowserContext, baseURL: string) {
  const name = await registerOrganiser(context, baseURL)
  const entries = NAMES.map((line) => {
    const [firstName, lastName, rating] = line.split(' ')
    return { ...UNKNOWN, nationality: 'NED', firstName, lastName, rating: Number(rating) }
  })
  const { id } = await ask(context, baseURL, 'create', { name: `Chronicle ${Date.now()}`, rounds: 5, entries })
  const change = async (request: object, reason?: string) => {
    const { version } = await ask(context, baseURL, `${id}/change`, { request, ...(reason && { reason }) })
    return version
  }
  const result = (round: number, no: number, outcome: string) => ({
    type: 'enterResult',
    round,
    no,
    result: { outcome },
  })
  await change({ type: 'open' })
  await change({ type: 'draw', round: 1 })
  await change({ type: 'publish', round: 1 })
  for (const no of [1, 2]) await change(result(1, no, '10'))
  const before = await change(result(1, 3, '10'))
  const after = await change(result(1, 3, '01'), 'Slip misread')
  await change({ type: 'close', round: 1 })
  await change({ type: 'draw', round: 2 })
  await change({ type: 'publish', round: 2 })
  return { id, before, after, director: name }
}

test('§13 every visitor can read the history, verify it in the browser, and see the event at any moment', async ({
  visit,
  browser,
  baseURL,
}) => {
  const director = await browser.newContext()
  const { id, before, after, director: name } = await aSwiss(director, baseURL!)
  await director.close()
  const { page } = visit
  await visit.to(`/t/${id}/dashboard`)
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByText(/^History is unbroken · check mark [\w-]{12}$/)).toBeVisible()
  const entry = page.locator(`[id="${after}"]`)
  await expect(entry).toContainText('Round 1, board 3: Cy Moss – Finn Roe')
  await expect(entry).toContainText('1–0 → 0–1')
  await expect(entry).toContainText('Slip misread')
  await expect(entry).toContainText(name)
  await expect(page.getByRole('button', { name: /^Compare from here: Tournament opened/ })).toBeVisible()
  await page
    .locator(`[id="${before}"]`)
    .getByRole('link', { name: /^As it was/ })
    .click()
  await expect(page).toHaveURL(`/t/${id}/standings/1?at=${before}`)
  await expect(page.getByText('What was changed since is left out.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Cy Moss/ }).first()).toContainText('1')
  await page.getByRole('link', { name: 'Back to now' }).click()
  await expect(page.getByText('What was changed since is left out.')).toBeHidden()
  expect(visit.complaints()).toEqual([])
})

test('§13 two moments of the history are compared, and a moment without a record says so', async ({
  visit,
  browser,
  baseURL,
}) => {
  const director = await browser.newContext()
  const { id, before, after } = await aSwiss(director, baseURL!)
  const { page } = visit
  await visit.to(`/t/${id}/history`)
  const entry = page.locator(`[id="${after}"]`)
  expect(await violations(page)).toEqual([])
  await page
    .locator(`[id="${before}"]`)
    .getByRole('button', { name: /^Compare/ })
    .click()
  await entry.getByRole('button', { name: /^Compare/ }).click()
  await expect(page).toHaveURL(new RegExp(`from=${before}&to=${after}$`))
  const compared = page.getByRole('complementary', { name: 'Compared' })
  await expect(compared.getByRole('row', { name: /Finn Roe/ })).toBeVisible()
  await expect(compared).toContainText('Round 1, board 3')
  await page.reload()
  await expect(compared).toContainText('1–0 → 0–1')

  await visit.to(`/t/${id}/pairings/1?at=${before}`)
  await expect(page.getByText('What was changed since is left out.')).toBeVisible()
  expect(visit.complaints()).toEqual([])
  await page.goto(`/t/${id}/pairings/1?at=99999`)
  await expect(page.getByText('There is no record of that moment.')).toBeVisible()
})

test('§13 a correction shows its consequences before it is saved', async ({ visit, context, baseURL }) => {
  const { id } = await aSwiss(context, baseURL!)
  const { page } = visit
  await visit.to(`/manage/${id}/results`)
  await page.getByRole('button', { name: '1', exact: true }).first().click()
  await page.getByRole('button', { name: 'Board 1: Black wins' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct board 1 of round 1' })
  await expect(dialog).toContainText('Round 2 is being played, so its pairings stay.')
  await expect(dialog).toContainText(/Round 2 would have (had|been)/)
  await expect(dialog.getByRole('row', { name: /Ann Lee/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Correct board 1' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/Round 1, board 1: .* 0–1, was 1–0/)).toBeVisible()

  // Settings are saved on change; locked ones say why they are locked.
  await visit.to(`/manage/${id}/settings`)
  await expect(page.getByText(/in FIDE mode what results are worth can’t change any more/).first()).toBeVisible()
  const breaks = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /: up$/ }) })
  await expect(breaks.first()).toContainText('Buchholz')
  await expect(page.getByRole('button', { name: 'Sonneborn-Berger: up' })).toBeDisabled()

  // Leaving FIDE mode, which is final and needs two confirmations, unlocks them.
  await page.getByRole('button', { name: 'Leave FIDE mode' }).click()
  const leaving = page.getByRole('dialog', { name: 'Leave FIDE mode' })
  await leaving.getByRole('button', { name: 'Continue' }).click()
  await expect(leaving).toContainText('this can’t be undone')
  await leaving.getByRole('button', { name: 'Leave FIDE mode' }).click()
  await expect(page.getByText('FIDE mode was left')).toBeVisible()
  await page.getByRole('button', { name: 'Sonneborn-Berger: up' }).click()
  const ruling = page.getByRole('dialog', { name: 'Change the tournament’s rules' })
  await expect(ruling).toContainText('Tie-breaks')
  await ruling.getByRole('button', { name: 'Continue' }).click()
  await ruling.getByRole('button', { name: 'Change it' }).click()
  await expect(breaks.nth(1)).toContainText('Sonneborn-Berger')
  // The key that saves a field doesn't also press a button of the question.
  const rounds = page.getByRole('spinbutton', { name: 'Number of rounds' })
  await rounds.fill(String(Number(await rounds.inputValue()) + 1))
  await rounds.press('Enter')
  await expect(ruling).toContainText('Rounds')
  await ruling.getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Place', { exact: true }).fill('Brno')
  await page.getByLabel('Place', { exact: true }).press('Enter')
  await expect(page.getByText('Settings: place Brno')).toBeVisible()
  expect(await violations(page)).toEqual([])
  // A read that is in progress when the next change is made is aborted and repeated.
  expect(visit.complaints()).toEqual([])
})
