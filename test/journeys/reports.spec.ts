import { violations } from './accessibility.ts'
import { ask, UNKNOWN } from './made-event.ts'
import type { Page } from '@playwright/test'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { registerOrganiser } from './register-organiser.ts'
import { register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

test('§13 two players report different results, and the desk decides the board with one click', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const site = baseURL!
  const { id, change } = await anOwnEvent(context, site, { name: 'Two views', registration: 'open' })
  const players = [await browser.newContext(), await browser.newContext()]
  for (const player of players) {
    await register(player, site, 'player')
    await ask(player, site, `${id}/join`, {})
  }
  await change({ type: 'editEvent', settings: { allowSelfSubmissions: true } }, ...FIRST_ROUND)
  await page.goto(`/manage/${id}`)
  const [first, second] = await Promise.all(players.map((player) => player.newPage()))
  const report = async (phone: Page, result: string) => {
    await phone.goto(`${site}/t/${id}/pairings/1`)
    await phone.getByRole('button', { name: /^(Report|Confirm) result$/ }).click()
    await phone.getByRole('radio', { name: result }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Report result' }).click()
  }
  await report(first!, 'White wins')
  await expect(first!.getByRole('button', { name: 'You reported 1–0' })).toBeVisible()
  await report(second!, 'Draw')
  await expect(second!.getByRole('button', { name: 'Result disputed' })).toBeVisible()
  await expect(page.getByText('Board 1 has two results')).toBeVisible()
  await page.getByRole('button', { name: /^½–½/ }).click()
  await expect(page.getByText('Board 1 has two results')).toHaveCount(0)
  await expect(second!.getByRole('button', { name: 'Result disputed' })).toHaveCount(0)
})

test('§13 two players report their board from two phones: the desk decides a conflict with one click, and agreeing reports are confirmed; a helper enters the other board by a link', async ({
  visit,
  context,
  browser,
  baseURL,
}) => {
  const site = baseURL!
  const { page } = visit
  await registerOrganiser(context, site)
  const direct = (path: string, data: object) => ask(context, site, path, data)
  const { id } = await direct('create', {
    name: 'Reporters',
    rounds: 3,
    system: 'swiss',
    registration: 'open',
    isOpen: true,
    entries: [],
  })
  const aPhone = async (name: string) => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await register(phone, site, name)
    await ask(phone, site, `${id}/join`, {})
    return phone
  }
  // The first player to join gets number 1.
  const first = await aPhone('ann')
  const second = await aPhone('bo')
  const change = (request: object) => direct(`${id}/change`, { request })
  await change({ type: 'addEntries', entries: ['Cy', 'Di'].map((firstName) => ({ ...UNKNOWN, firstName })) })
  await change({ type: 'editEvent', settings: { allowSelfSubmissions: true } })
  await change({ type: 'draw', round: 1, isByHand: true })
  await change({
    type: 'editDraw',
    round: 1,
    pairs: [
      { white: 1, black: 2 },
      { white: 3, black: 4 },
    ],
  })
  await change({ type: 'publish', round: 1 })

  // The desk is open while both players report from their phones.
  await visit.to(`/manage/${id}`)
  await expect(page.getByRole('heading', { name: 'At the desk' })).toBeVisible()
  const [ann, bo] = await Promise.all([first.newPage(), second.newPage()])
  await Promise.all([ann.goto(`${site}/t/${id}/pairings/1`), bo.goto(`${site}/g/${id}-1-1`)])
  await ann.getByRole('button', { name: 'Report result' }).click()
  await ann.getByRole('radio', { name: 'White wins' }).click()
  expect(await violations(ann)).toEqual([])
  await ann.getByRole('dialog').getByRole('button', { name: 'Report result' }).click()
  await expect(ann.getByRole('button', { name: 'You reported 1–0' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reported results' })).toBeVisible()
  await expect(bo.getByRole('button', { name: 'Confirm result' })).toBeVisible()
  await bo.getByRole('button', { name: 'Confirm result' }).click()
  await expect(bo.getByRole('list', { name: 'Reported so far' })).toContainText('1–0')
  await bo.getByRole('radio', { name: 'Draw' }).click()
  await bo.getByRole('dialog').getByRole('button', { name: 'Report result' }).click()
  await expect(bo.getByRole('button', { name: 'Result disputed' })).toBeVisible()

  // One click decides it, and can be undone.
  await expect(page.getByText('Board 1 has two results')).toBeVisible()
  await expect(page.getByRole('link', { name: /Board 1: .*disputed$/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /^½–½/ }).click()
  await expect(page.getByText('Board 1 has two results')).toHaveCount(0)
  await expect(bo.getByRole('button', { name: 'Result disputed' })).toHaveCount(0)
  await page.getByRole('status').getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('Board 1 has two results')).toBeVisible()

  // After a reload the first player agrees with the second, and agreeing reports are confirmed.
  await ann.reload()
  await ann.getByRole('button', { name: 'Result disputed' }).click()
  await ann.getByRole('radio', { name: 'Draw' }).click()
  await ann.getByRole('dialog').getByRole('button', { name: 'Report result' }).click()
  await expect(page.getByText('both sides agree')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled()
  await page.keyboard.press('Shift+C')
  await expect(page.getByRole('link', { name: /Board 1: .*½–½$/ })).toBeVisible()

  // A player requests a bye on the phone, and the desk grants it.
  await bo.goto(`${site}/t/${id}/dashboard`)
  const asks = bo.locator('section').filter({ has: bo.getByRole('heading', { name: 'Your entry' }) })
  await asks.getByRole('button', { name: 'Ask the arbiter' }).click()
  await expect(asks.getByText('waiting')).toBeVisible()
  expect(await violations(bo)).toEqual([])
  await page.getByRole('button', { name: 'Grant' }).click()
  await bo.reload()
  await expect(asks.getByText('granted')).toBeVisible()

  // A helper without an account enters the second board.
  await visit.to(`/manage/${id}/results`)
  await page.getByLabel('Helper', { exact: true }).fill('Table 2')
  await page.getByLabel('From board').fill('2')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('link', { name: /\/help\// }).getAttribute('href')
  expect(await violations(page)).toEqual([])
  const helper = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const pad = await helper.newPage()
  await pad.goto(site + new URL(link!).pathname + new URL(link!).hash)
  await expect(pad.getByText('Table 2: boards from 2 on, 1 open')).toBeVisible()
  expect(await violations(pad)).toEqual([])
  await pad.getByRole('button', { name: 'Black wins', exact: true }).click()
  await expect(pad.getByRole('status')).toContainText('Cy – Di 0–1')
  await visit.to(`/manage/${id}`)
  await expect(page.getByText('Helper: Table 2')).toBeVisible()

  // An announcement is written with a preview, and appears on the public page.
  await visit.to(`/manage/${id}/announce`)
  await page.getByLabel('Title').fill('Bus')
  await page.getByLabel('Text').fill('It leaves at **13:15**.')
  await expect(page.getByRole('complementary', { name: 'Preview' }).getByText('13:15')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish announcement' }).click()
  await expect(page.getByRole('button', { name: 'Take down' })).toBeVisible()
  await bo.reload()
  await expect(bo.getByRole('heading', { name: 'Bus' })).toBeVisible()
  expect(visit.complaints()).toEqual([])
  await Promise.all([first.close(), second.close(), helper.close()])
})
