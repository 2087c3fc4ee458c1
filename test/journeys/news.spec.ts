import { expect, test } from './watched-page.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { register } from './signed-in.ts'

const MINUTE = 60_000

test('§4 reminder: signed-in users are reminded by a notification, others by their calendar', async ({
  visit,
  context,
  browser,
  baseURL,
}) => {
  const { page } = visit
  const { id, change } = await anOwnEvent(await browser.newContext(), baseURL!, {
    name: 'Morning League',
    names: ['Larks', 'Wrens'],
    competitors: 'team',
    gamesPerMatch: 2,
    startsAt: Date.now() + 60 * MINUTE,
  })
  await change(...FIRST_ROUND)
  const team = `/team/${id}-1`
  await visit.to(team)
  const card = page.getByRole('article', { name: /Wrens/ })
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Set reminder' }).click()
  expect((await saved).suggestedFilename()).toBe('match.ics')
  await register(context, baseURL!, 'reminded')
  await visit.to(team)
  const open = () => card.getByRole('button', { name: 'Set reminder' }).click()
  await open()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('When').selectOption({ label: '5 minutes before' })
  await dialog.getByRole('button', { name: 'Set reminder' }).click()
  await expect(dialog).toHaveCount(0)
  await open()
  await expect(dialog.getByLabel('When')).toHaveValue('5')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toHaveCount(0)
  await open()
  await expect(dialog.getByRole('button', { name: 'Set reminder' })).toBeVisible()
  expect(visit.complaints()).toEqual([])
})
