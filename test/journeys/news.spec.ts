import { expect, test } from './watched-page.ts'
import { register } from './signed-in.ts'

test('§4 reminder: who is signed in is reminded at the bell, others by their calendar', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  await visit.to('/team/rivers-12')
  const card = page.getByRole('article', { name: /Québec Échecs Laval/ }).first()
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Set reminder' }).click()
  expect((await saved).suggestedFilename()).toBe('match.ics')
  await register(context, baseURL!, 'reminded')
  await visit.to('/team/rivers-12')
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
