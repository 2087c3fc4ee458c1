import { anOwnEvent } from './own-event.ts'
import { register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

test('§2 dashboard: a visitor is sent to sign in and back, asks to join, and is entered once a director agrees', async ({
  visit,
  context,
  baseURL,
  browser,
}) => {
  const { page } = visit
  const director = await browser.newContext()
  const { id } = await anOwnEvent(director, baseURL!, {
    name: 'Jetty Open',
    system: 'swiss',
    registration: 'approve',
  })
  const dashboard = `/t/${id}/dashboard`
  await visit.to(dashboard)
  await page.getByRole('link', { name: 'Join this tournament' }).click()
  await expect(page).toHaveURL(`/login?back=${encodeURIComponent(dashboard)}`)
  const name = await register(context, baseURL!, 'joiner')
  await visit.to(dashboard)
  await page.getByRole('button', { name: 'Join this tournament' }).click()
  await expect(page.getByText('You’ve asked to join. The tournament director will reply.')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'Join this tournament' }).click()
  await expect(page.getByText('You’ve asked to join. The tournament director will reply.')).toBeVisible()

  const desk = await director.newPage()
  await desk.goto(baseURL! + dashboard)
  // Once entered, the name is in the list of players too.
  const request = desk
    .locator('section')
    .filter({ has: desk.getByRole('heading', { name: 'Requests to join' }) })
    .getByRole('listitem')
    .filter({ hasText: name })
  await request.getByRole('button', { name: 'Accept' }).click()
  await expect(request).toHaveCount(0)
  await director.close()

  // The open page updates by itself.
  const entries = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Registered players' }) })
  await expect(entries.getByRole('link', { name })).toBeVisible()
  await page.reload()
  await expect(page.getByText('You’re in.')).toBeVisible()
  expect(visit.complaints()).toEqual([])
})
