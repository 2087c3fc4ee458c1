import type { Locator, Page } from '@playwright/test'
import { anOrganiser, asking } from './account.ts'
import { publishEvent } from './made-event.ts'
import { register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

test.beforeEach(async ({ page, baseURL }) => {
  const data = { username: 'demo_player', password: 'kibitz-demo' }
  await page.request.post('/api/login', { headers: { origin: baseURL! }, data })
})

test(
  '§6 signed-in user: the own pairing is highlighted, and Find my pairing leads to it',
  { tag: '@gate' },
  async ({ visit }) => {
    const { page } = visit
    await page.setViewportSize({ width: 1440, height: 500 })
    await visit.to('/t/rivers/pairings/7')
    const own = page.getByRole('row').filter({ hasText: 'Your pairing' })
    await expect(own).toHaveCount(1)
    await expect(own).toContainText('Réti Sharks Brno')
    await page.getByRole('link', { name: 'Find my pairing' }).click()
    await expect(page).toHaveURL(/#rivers-7-\d+$/)
    await expect(own).toBeInViewport()
    await visit.to('/t/rivers/standings/6')
    const row = page.getByRole('row').filter({ hasText: 'Réti Sharks Brno' })
    await expect(row.getByText('You', { exact: true })).toBeAttached()
    expect(visit.complaints()).toEqual([])
  },
)

test('§2 bell: new notifications are counted in the title, and marked as seen by a click in all windows', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const organiser = await anOrganiser(baseURL!)
  const id = await publishEvent(asking(organiser), 'Bell Open', ['Ann Lee', 'Bo Lind'])
  const username = await register(context, baseURL!, 'deputy')
  await organiser.ask(`tournament/${id}/addDeputy`, { username })
  await visit.to('/teams')
  const other = await context.newPage()
  const line = other.waitForEvent('websocket', (socket) => socket.url().includes('/parties/site'))
  await other.goto('/users')
  // Notifications arrive over the socket after its first frame; before, the client polls every minute.
  await (await line).waitForEvent('framereceived')
  const bell = (window: Page) => window.getByRole('button', { name: /^Notifications\b/ })
  const note = (window: Page) => window.getByRole('listitem').filter({ hasText: 'to be a deputy of Bell Open' })
  const unseen = (window: Page | Locator) => window.getByRole('button', { name: 'Mark as seen' })
  for (const window of [page, other]) {
    await expect(window).toHaveTitle(/^\(\d+\) /)
    await bell(window).click()
    await expect(unseen(note(window))).toBeVisible()
  }
  await expect(note(page).getByText(/ago$|just now/)).toBeVisible()
  await note(page).getByRole('link', { name: 'Open' }).click()
  await expect(page).toHaveURL(`/@/${username}`)
  await bell(page).click()
  for (const window of [page, other]) {
    await expect(note(window)).toBeVisible()
    await expect(unseen(note(window))).toBeHidden()
    await expect(async () => {
      const inTitle = Number(/^\((\d+)\)/.exec(await window.title())?.[1] ?? 0)
      expect(inTitle).toBe(await unseen(window).count())
    }).toPass()
  }
  await other.close()
})

test('§2 profile: managed tournaments are on the user’s own page only', async ({ visit, browser }) => {
  await visit.to('/@/demo_player')
  const managed = visit.page.getByRole('table', { name: 'MANAGED TOURNAMENTS' })
  await expect(managed.getByRole('link', { name: 'View Winter Lights Open' })).toBeVisible()
  const desk = managed.getByRole('link', { name: 'Manage Winter Lights Open' })
  await expect(desk).toHaveAttribute('href', '/manage/winter')
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto('/@/demo_player')
  await expect(stranger.getByRole('heading', { level: 1, name: 'Robin Field' })).toBeVisible()
  await expect(stranger.getByText('MANAGED TOURNAMENTS')).toHaveCount(0)
  await stranger.close()
})
