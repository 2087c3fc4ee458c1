import type { Locator, Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { aPublishedEvent } from './made-event.ts'
import { alone as test } from './no-animations.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect } from './watched-page.ts'

const NAMES = ['Ann Lee', 'Bo Lind', 'Cy Moss', 'Dee Hart', 'Eve Stone', 'Finn Roe', 'Gil Park', 'Hal West']

const row = (page: Page, board: number): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Go to board ${board}` }) })
const pressed = (page: Page, board: number): Locator => row(page, board).getByRole('button', { pressed: true })
const press = (page: Page, board: number, what: string): Promise<void> =>
  page.getByRole('button', { name: `Board ${board}: ${what}` }).click()

/** Runs in the page: whether the desk's files and data are cached for offline use. */
async function isKept(): Promise<boolean> {
  const id = location.pathname.split('/')[2]
  const paths = ['/desk.html', '/api/profile', `/api/tournament/${id}/snapshot`, `/api/tournament/${id}/getDesk`]
  const kept = await Promise.all(paths.map((path) => caches.match(path)))
  return kept.every(Boolean) && navigator.serviceWorker.controller !== null
}

test(
  'a result entered without a network survives a reload, and is saved once there is a network again',
  { tag: '@gate' },
  async ({ page, context, browser, baseURL }) => {
    const { id, change } = await anOwnEvent(context, baseURL!, { name: 'Cave Open', names: NAMES.slice(0, 4) })
    await change(...FIRST_ROUND)
    await page.goto(`/manage/${id}/results`)
    await expect(row(page, 2)).toBeVisible()
    await expect.poll(() => page.evaluate(isKept)).toBe(true)
    await context.setOffline(true)
    await press(page, 1, 'White wins')
    await expect(page.getByText('1 change waits for the network')).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 change waits for the network')).toBeVisible()
    await expect(pressed(page, 1)).toHaveText('1–0')
    await context.setOffline(false)
    await expect(page.getByText(/^\d+ changes? waits? for the network/)).toHaveCount(0)
    await expect(row(page, 1).getByText('In', { exact: true })).toBeVisible()
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${baseURL}/t/${id}/pairings/1`)
    await expect(visitor.getByRole('row').nth(1)).toContainText('Confirmed')
  },
)

test('§13.14 a round is entered without a network, with a reload in between; back online all results are merged, and a conflict needs a decision', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await registerOrganiser(context, baseURL!)
  const second = await browser.newContext({ storageState: await context.storageState() })
  const id = await aPublishedEvent(context, baseURL!, 'Cellar Open', NAMES)
  await page.goto(`/manage/${id}/results`)
  await expect(row(page, 4)).toBeVisible()
  // The desk caches what it needs without being asked.
  await expect.poll(() => page.evaluate(isKept)).toBe(true)

  await context.setOffline(true)
  await press(page, 1, 'White wins')
  await press(page, 2, 'Draw')
  await expect(page.getByText('2 changes wait for the network')).toBeVisible()
  await expect(row(page, 1).getByText('Waiting')).toBeVisible()
  await expect(pressed(page, 2)).toHaveText('½')

  await test.step('a desk that is closed and opened again without a network has it all', async () => {
    await page.reload()
    await expect(page.getByText('2 changes wait for the network')).toBeVisible()
    await expect(pressed(page, 1)).toHaveText('1–0')
    await press(page, 3, 'Black wins')
    await expect(page.getByText('3 changes wait for the network')).toBeVisible()
    // A pending change can be undone too.
    await press(page, 4, 'Draw')
    await expect(pressed(page, 4)).toHaveText('½')
    await page.keyboard.press('z')
    await expect(row(page, 4).getByText('Open')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.goto(`/manage/${id}/players`)
    await page.getByRole('switch', { name: 'Hal West is here' }).click()
    await expect(page.getByText('1 of 8 here')).toBeVisible()
    await expect(page.getByText('4 changes wait for the network')).toBeVisible()
  })

  await test.step('meanwhile another arbiter enters one of the boards otherwise, and one more', async () => {
    const other = await second.newPage()
    await other.goto(`${baseURL}/manage/${id}/results`)
    await press(other, 1, 'Black wins')
    await expect(row(other, 1).getByText('In', { exact: true })).toBeVisible()
    await press(other, 4, 'White wins')
    await expect(row(other, 4).getByText('In', { exact: true })).toBeVisible()
  })

  await test.step('who would sign out now is told what would be lost', async () => {
    await page.getByRole('button', { name: 'your account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('4 changes still wait for the network on this device.')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await context.setOffline(false)
  const question = page.getByRole('region', { name: 'Changes that need a decision' })
  await expect(question.getByText('has two results. Which one stands?')).toBeVisible()
  await expect(page.getByText(/^\d+ changes? waits? for the network/)).toHaveCount(0)
  await expect(question.getByRole('button', { name: /^1–0\s*yours/ })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await test.step('it is asked until it is answered, also after a reload', async () => {
    await page.reload()
    await expect(question.getByRole('button', { name: /^0–1\s*entered by someone else/ })).toBeVisible()
    await question.getByRole('button', { name: /^1–0\s*yours/ }).click()
    await expect(question).toHaveCount(0)
  })

  await page.goto(`/manage/${id}/results`)
  for (const [board, result] of [
    [1, '1–0'],
    [2, '½'],
    [3, '0–1'],
    [4, '1–0'],
  ] as const)
    await expect(pressed(page, board)).toHaveText(result)
  await page.goto(`/manage/${id}/history`)
  for (const words of [/board 1: .* 0–1/, /board 1: .* 1–0/, /board 2: .* ½/, /board 3: .* 0–1/, /board 4: .* 1–0/])
    await expect(page.getByText(words).first()).toBeVisible()
  await expect(page.getByText('Two results had been entered').first()).toBeVisible()

  await test.step('signing out leaves nothing of the event on the device', async () => {
    await page.getByRole('button', { name: 'your account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => caches.has('desk-answers'))).toBe(false)
  })
  await second.close()
})

/** Runs in the page: number of changes in IndexedDB that have not been sent. */
const countKept = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('kibitz-desk')
    opening.addEventListener('error', () => reject(opening.error!))
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('changes').objectStore('changes').count()
      counting.addEventListener('success', () => resolve(counting.result))
      counting.addEventListener('error', () => reject(counting.error!))
      opening.result.close()
    })
  })

for (const answer of ['in time', 'too late'] as const)
  test(`a round is closed together with results that are still being sent, and answered ${answer}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await registerOrganiser(context, baseURL!)
    const id = await aPublishedEvent(context, baseURL!, 'Attic Duel', NAMES.slice(0, 2))
    const { promise: slowNetwork, resolve: deliver } = Promise.withResolvers<void>()
    let sent = 0
    await page.route(`**/api/tournament/${id}/change`, async (route) => {
      if (route.request().postData()?.includes('enterResult')) {
        sent += 1
        await slowNetwork
      }
      // The request may be gone: its page was left.
      await route.continue().catch(() => {})
    })
    await page.goto(`/manage/${id}/results`)
    await press(page, 1, 'White wins')
    await expect.poll(() => sent).toBe(1)
    await expect.poll(() => page.evaluate(countKept)).toBe(1)
    await page.goto(`/manage/${id}`)
    await expect.poll(() => sent).toBe(2)
    await page.getByRole('button', { name: 'Close round 1' }).click()
    // No answer for 8 seconds counts as none: the result is sent again.
    if (answer === 'too late') await expect.poll(() => sent).toBe(3)
    deliver()
    await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
