import { anOwnEvent } from './own-event.ts'
import { expect, test } from './watched-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const RAPID = '/t/womens-world-rapid-2024'

test(
  'a player can be found in pairings, followed with a star, and viewed on their card',
  { tag: '@gate' },
  async ({ visit }) => {
    const { page } = visit
    await visit.to(`${RAPID}/pairings/5`)
    await page.getByRole('searchbox', { name: 'Find a player' }).fill('koneru')
    await expect(page).toHaveURL(`${RAPID}/pairings/5?search=koneru`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('row').getByRole('link', { name: 'GM Humpy Koneru', exact: true }).click()
    await expect(page).toHaveURL(`${RAPID}/player/10`)
    await expect(page).toHaveTitle(/^Humpy Koneru · /)
    const figure = (term: string) => page.locator('dl > div').filter({ hasText: term }).locator('dd')
    await expect(figure('Rank')).toHaveText('1 of 110')
    await expect(figure('Points')).toHaveText('8½')
    await expect(figure('Rating change, K 10')).toHaveText(/^\+\d+\.\d$/)
    await expect(page.getByRole('row')).toHaveCount(12)
    await page.getByRole('button', { name: 'Star Humpy Koneru' }).click()
    await expect(page.getByRole('button', { name: 'Star Humpy Koneru' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Open the match of round 5' }).click()
    await expect(page).toHaveURL(/\/g\/wwrapid24-5-\d+$/)
    await visit.to(`${RAPID}/standings/1`)
    await expect(page.getByRole('rowheader').first()).toContainText('Starred: GM Humpy Koneru')
    await visit.to(`${RAPID}/pairings/9`)
    await expect(page.getByRole('row').nth(1)).toContainText('Humpy Koneru')
    await visit.to(`${RAPID}/player/999`).catch(() => undefined)
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible()
  },
)

test('a starting list can be filtered by club and age group, and a federation links to its players', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/t/winter/players')
  // Other tests may add entries meanwhile.
  await expect.poll(() => page.getByRole('rowheader').count()).toBeGreaterThanOrEqual(38)
  await page.getByRole('combobox', { name: 'Club' }).selectOption('Harbour Knights')
  await expect(page).toHaveURL('/t/winter/players?club=Harbour+Knights')
  await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(38)
  const ofClub = await page.getByRole('rowheader').count()
  await page.getByRole('combobox', { name: 'Age group' }).selectOption('U18')
  await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(ofClub)
  await page.getByRole('button', { name: 'Federations' }).click()
  const first = page.getByRole('row').nth(1)
  const players = Number(await first.getByRole('cell').first().innerText())
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/t\/winter\/players\?federation=[A-Z]{3}$/)
  await expect(page.getByRole('rowheader')).toHaveCount(players)
  expect(visit.complaints()).toEqual([])
})

test('a round robin has a crosstable by opponent, a team event the best results of each board', async ({ visit }) => {
  const { page } = visit
  await visit.to('/t/uzchess25/standings/9')
  await page.getByRole('button', { name: 'Crosstable' }).click()
  await expect(page.getByRole('row')).toHaveCount(11)
  await page.getByRole('link', { name: 'Round 9: won with Black against Nodirbek Abdusattorov' }).first().click()
  await expect(page).toHaveURL(/\/g\/uzchess25-9-\d+$/)
  await visit.to('/t/rivers/team/1')
  await page.getByRole('button', { name: 'Boards' }).click()
  await expect(page.getByRole('table', { name: 'Line-ups of Réti Sharks Brno' }).getByRole('row')).toHaveCount(9)
  await visit.to('/t/rivers/standings/individual')
  await page.getByRole('button', { name: 'Boards' }).click()
  await expect(page.getByRole('heading', { name: 'Board 8' })).toBeVisible()
  expect(visit.complaints()).toEqual([])
})

test('events can be searched by place; a starred event moves to the top', async ({ visit, browser, baseURL }) => {
  const { page } = visit
  await visit.to('/')
  await page.getByRole('link', { name: 'All events' }).click()
  await expect(page).toHaveURL('/events')
  const rows = page.getByRole('table', { name: 'Events', exact: true }).locator('tbody tr')
  await expect(rows).not.toHaveCount(0)
  const all = await rows.count()
  await page.getByRole('searchbox', { name: 'Event or place' }).fill('tash')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Star UzChess Cup Masters 2025' }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/events')
  await expect(rows).toHaveCount(all)
  await expect(page.getByRole('table', { name: 'Starred events' }).getByRole('link')).toHaveText(/UzChess Cup/)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Live')
  await expect(page).toHaveURL('/events?phase=live')
  await expect(rows.first()).toContainText('Live')

  // Home shows the newest events of each phase.
  const organiser = await browser.newContext()
  const { id } = await anOwnEvent(organiser, baseURL!, { name: 'Evening Star Cup' })
  await visit.to(`/t/${id}/dashboard`)
  await page.getByRole('button', { name: 'Star Evening Star Cup' }).click()
  await visit.to('/')
  const upcoming = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Upcoming' }) })
  await expect(upcoming.locator('tbody tr').first()).toContainText('Evening Star Cup')
  expect(visit.complaints()).toEqual([])
})

test('home doesn’t shift when the server learns of stars late, and reserves space for them on the next visit', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/')
  // The stars are in localStorage, the cookies are lost.
  await page.evaluate(() => localStorage.setItem('stars', '["event rivers"]'))
  await visit.to('/')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('stars=1')
  await expect(page.getByLabel('For you')).toHaveCount(0)
  await visit.to('/')
  await expect(page.getByLabel('For you')).toContainText('Rivers Club League')
  expect(visit.complaints()).toEqual([])
})
