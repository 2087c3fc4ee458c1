import { violations } from './accessibility.ts'
import { ask, UNKNOWN } from './made-event.ts'
import { signIn } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Elin', 'Faye']

test('a Swiss at the desk: its draw is ready before it is asked for, what is changed by hand is marked for all, and anybody can check it', async ({
  visit,
  context,
  browser,
  baseURL,
}) => {
  const { page } = visit
  const site = baseURL!
  await signIn(context, site)
  const entries = NAMES.map((firstName, at) => ({ ...UNKNOWN, firstName, rating: 2000 - at }))
  const { id } = await ask(context, site, 'create', {
    name: 'Weir Swiss',
    rounds: 4,
    system: 'swiss',
    isOpen: true,
    entries,
  })
  const change = (request: object) => ask(context, site, `${id}/change`, { request })
  const status = (text: string) => page.getByRole('status').filter({ hasText: text })

  await visit.to(`/manage/${id}/draw`)
  await expect(status('The draw is ready: 3 boards.')).toBeVisible()
  await page.getByRole('button', { name: 'Draw round 1' }).click()
  const draft = page.getByRole('list', { name: 'Draft of round 1' })
  await expect(draft.getByRole('listitem')).toHaveCount(3)
  await draft.getByRole('button', { name: /^Ada/ }).click()
  await draft.getByRole('button', { name: /^Dora/ }).click()
  await expect(draft.getByText('By hand')).toHaveCount(1)
  await page.getByRole('button', { name: 'Publish round 1' }).click()

  const visitor = await browser.newContext({ baseURL: site })
  const outside = await visitor.newPage()
  await outside.goto(`/t/${id}/pairings/1`)
  await expect(outside.getByText('By hand')).toHaveCount(1)
  await outside.locator('html[data-alive]').waitFor()
  await outside.getByRole('button', { name: 'Check this draw' }).click()
  const check = outside.getByRole('region', { name: 'This draw checked' })
  await expect(check).toContainText('1 of 3 boards was changed by hand. All others are as FIDE’s rules draw them')
  expect(await violations(outside)).toEqual([])

  // With one game to come all three draws that it may lead to are made, and with its result there is one.
  await change({ type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
  await change({ type: 'enterResult', round: 1, no: 2, result: { outcome: '==' } })
  await visit.to(`/manage/${id}/draw`)
  await expect(status('Round 2 is ready, whichever way the last games end.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await change({ type: 'enterResult', round: 1, no: 3, result: { outcome: '01' } })
  await change({ type: 'close', round: 1 })
  await expect(status('The draw is ready: 3 boards.')).toBeVisible()
  await page.getByRole('button', { name: 'Draw round 2' }).click()
  await expect(page.getByRole('list', { name: 'Draft of round 2' }).getByRole('listitem')).toHaveCount(3)
  expect(visit.complaints().filter((one) => !one.endsWith('net::ERR_ABORTED'))).toEqual([])
  await visitor.close()
})
