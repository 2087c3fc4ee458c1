import { aDirector, register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

test('§2 dashboard: a visitor is sent to sign in and back, asks to join, and is in once a director says so', async ({
  visit,
  context,
  baseURL,
  browser,
}) => {
  const { page } = visit
  await visit.to('/t/winter/dashboard')
  await page.getByRole('link', { name: 'Join this tournament' }).click()
  await expect(page).toHaveURL('/login?back=%2Ft%2Fwinter%2Fdashboard')
  const name = await register(context, baseURL!, 'joiner')
  await visit.to('/t/winter/dashboard')
  await page.getByRole('button', { name: 'Join this tournament' }).click()
  await expect(page.getByText('You’ve asked to join. The tournament director will reply.')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'Join this tournament' }).click()
  await expect(page.getByText('You’ve asked to join. The tournament director will reply.')).toBeVisible()

  const director = await aDirector(browser, baseURL!)
  const desk = await director.newPage()
  await desk.goto('/t/winter/dashboard')
  const request = desk.getByRole('listitem').filter({ hasText: name })
  await request.getByRole('button', { name: 'Accept' }).click()
  await expect(request).toHaveCount(0)
  await director.close()

  // It is on the open page by itself.
  const entries = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Registered players' }) })
  await entries.getByRole('button', { name: /^Show all/ }).click()
  await expect(entries.getByRole('link', { name })).toBeVisible()
  await page.reload()
  await expect(page.getByText('You’re in.')).toBeVisible()
  expect(visit.complaints()).toEqual([])
})
