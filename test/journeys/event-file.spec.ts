import { readFileSync } from 'node:fs'
import { randomEvent } from '#cli/random-event.ts'
import { exportTrf } from '#core/trf/export.ts'
import { violations } from './accessibility.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect, test } from './watched-page.ts'

const REPORT = exportTrf(randomEvent({ players: 10, rounds: 5, played: 3, seed: 4 }))

test('an organiser saves an event as a file at the desk and imports it as a new event', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  await page.setViewportSize({ width: 1366, height: 900 })
  await registerOrganiser(context, baseURL!)
  const choose = (name: string, text: string) =>
    page
      .getByLabel('Drop a file here, or choose one')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await visit.to('/manage/import')
  await choose('weir.trf', REPORT)
  await page.getByLabel('Name', { exact: true }).fill('Weir Open to be saved')
  await page.getByRole('button', { name: /^Import/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weir Open to be saved' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/')[2]!

  await visit.to(`/manage/${id}/settings`)
  const panel = page.locator('#event-file')
  if (process.env['SHOTS']) await panel.screenshot({ path: '/tmp/shots/checker/panel-1366.png' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save the event as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Weir Open to be saved.kibitz.json')
  const text = readFileSync(await download.path(), 'utf8')

  await visit.to('/manage/import')
  await choose('weir.kibitz.json', text)
  await expect(page.getByText('A whole event, as it was saved.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  if (process.env['SHOTS']) await page.screenshot({ path: '/tmp/shots/checker/import-1366.png' })
  await page.getByLabel('Name', { exact: true }).fill('Weir Open again')
  await page.getByRole('button', { name: 'Import tournament' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weir Open again' })).toBeVisible()
  const copy = new URL(page.url()).pathname.split('/')[2]!
  expect(copy).not.toBe(id)
  const rounds = page.getByRole('link', { name: /Round 3|Results/ }).first()
  await expect(rounds).toBeVisible()
})
