import type { Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { ask } from './made-event.ts'
import { alone as test } from './no-animations.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { register } from './signed-in.ts'
import { expect } from './watched-page.ts'

/** The history has one such button for each change. */
const undoButton = (page: Page, change: RegExp) => page.getByRole('button', { name: change })

test('results that a director enters on a public page without a network wait in the desk’s queue, and are saved once', async ({
  page,
  context,
  baseURL,
}) => {
  const names = ['Ann Lee', 'Bo Lind', 'Cy Moss', 'Dee Hart', 'Eve Stone', 'Finn Roe']
  const { id, change } = await anOwnEvent(context, baseURL!, { name: 'Pier Open', names })
  await change(...FIRST_ROUND)
  await page.goto(`/t/${id}/pairings/1`)
  const enter = async (board: number, result: string) => {
    await page
      .locator(`[id="${id}-1-${board}"]`)
      .getByRole('button', { name: /^Result and link/ })
      .click()
    await page.getByRole('menu').getByRole('menuitemradio', { name: result, exact: true }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await enter(1, 'White wins')
  await expect(page.getByRole('status').filter({ hasText: '1–0' })).toBeVisible()

  await context.setOffline(true)
  await enter(2, 'Draw')
  await expect(page.getByText('Saved on this device. It waits for the network.')).toBeVisible()
  await enter(3, 'Black wins')
  const waiting = page.getByText('2 changes wait for the network')
  await expect(waiting).toBeVisible()
  await waiting.click()
  await expect(page.getByText(/board 3: .*0–1/i)).toBeVisible()
  expect(await violations(page)).toEqual([])

  await test.step('the stored queue is sent by any page of the site after it was closed', async () => {
    await page.close()
    await context.setOffline(false)
    const home = await context.newPage()
    await home.goto('/')
    await expect(home.getByText('The results that waited are saved.')).toBeVisible()
    await home.goto(`/manage/${id}/history`)
    for (const made of [/board 1: .* 1–0/, /board 2: .* ½/, /board 3: .* 0–1/])
      await expect(undoButton(home, made)).toHaveCount(1)
    await expect(home.getByText('for the network')).toHaveCount(0)
  })
})

test('a director’s undo on a public page waits without a network, and is made once when it is back', async ({
  page,
  context,
  baseURL,
}) => {
  const names = ['Ann Lee', 'Bo Lind', 'Cy Moss', 'Dee Hart']
  const { id, change } = await anOwnEvent(context, baseURL!, { name: 'Jetty Open', names })
  await change(...FIRST_ROUND)
  await page.goto(`/t/${id}/pairings/1`)
  const board = page.locator(`[id="${id}-1-1"]`)
  const menu = page.getByRole('menu')
  await board.getByRole('button', { name: /^Result and link/ }).click()
  await menu.getByRole('menuitemradio', { name: 'White wins', exact: true }).click()
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await context.setOffline(true)
  await undo.click()
  await expect(page.getByText('The undo is saved on this device. It waits for the network.')).toBeVisible()
  await page.getByText('1 change waits for the network').click()
  await expect(page.getByText('to be undone')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('The results that waited are saved.')).toBeVisible()
  await expect(page.getByText('for the network')).toHaveCount(0)
  await expect(board).not.toContainText('1–0')

  await test.step('an undo in the dialog of a result says that there is no network, and can be tried again', async () => {
    await change({ type: 'enterResult', round: 1, no: 1, result: { outcome: '01' } })
    await page.reload()
    await board.getByRole('button', { name: /^Result and link/ }).click()
    await menu.getByRole('menuitem', { name: 'Undo result…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Undo result' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Wrong board')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Undo result' }).click()
    await expect(dialog.getByText('Couldn’t reach Kibitz. Check your connection and try again.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Wrong board')
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Undo result' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(board).not.toContainText('0–1')
  })
})

test('a report of a player whose network is gone waits on the phone, and reaches the arbiter when it is back', async ({
  context,
  browser,
  baseURL,
}) => {
  const { id, change } = await anOwnEvent(context, baseURL!, { name: 'Cellar Open', registration: 'open' })
  const phones = [0, 1].map(() => browser.newContext({ viewport: { width: 390, height: 844 } }))
  const [phone, other] = await Promise.all(phones)
  for (const player of [phone!, other!]) {
    await register(player, baseURL!, 'player')
    await ask(player, baseURL!, `${id}/join`, {})
  }
  await change({ type: 'editEvent', settings: { allowSelfSubmissions: true } }, ...FIRST_ROUND)
  const page = await phone!.newPage()
  await page.goto(`${baseURL}/t/${id}/pairings/1`)
  await expect(page.getByRole('button', { name: 'Report result' })).toBeVisible()
  // The form and the queue are loaded ahead.
  await page.waitForLoadState('networkidle')
  await phone!.setOffline(true)
  await page.getByRole('button', { name: 'Report result' }).click()
  await page.getByRole('radio', { name: 'White wins' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Report result' }).click()
  await expect(page.getByText('Saved on this device. It waits for the network.')).toBeVisible()
  await expect(page.getByText('1 report waits for the network')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await phone!.setOffline(false)
  await expect(page.getByText('Your report was sent.')).toBeVisible()
  await expect(page.getByText('waits for the network')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'You reported 1–0' })).toBeVisible()

  await test.step('a report that the server refuses stays on the screen until its author drops it', async () => {
    await phone!.setOffline(true)
    await page.getByRole('button', { name: 'You reported 1–0' }).click()
    await page.getByRole('radio', { name: 'Draw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Report result' }).click()
    await expect(page.getByText('1 report waits for the network')).toBeVisible()
    await change({ type: 'confirm' })
    await phone!.setOffline(false)
    const refused = page.getByRole('region', { name: 'Results that were not saved' })
    await expect(refused).toContainText('½–½')
    expect(await violations(page)).toEqual([])
    await refused.getByRole('button', { name: 'Drop it' }).click()
    await expect(refused).toHaveCount(0)
  })
})
