import { expectScore, hasStayed, row, score, SOON, stay } from './live-rows.ts'
import { OWN_SITE_URL, withOwnSite } from './own-site.ts'
import { riversMatch } from './simulated.ts'
import { expect, test } from './watched-page.ts'

test.use({ viewport: { width: 1440, height: 900 }, baseURL: OWN_SITE_URL })

/** Milliseconds by which the fake clock advances between two checks. */
const STEP = 10_000

test('the Worker stops during a live round and starts again: the page stays and says so, and results go on', async ({
  visit,
}) => {
  await withOwnSite(async ({ simulator, stopWorker, startWorker }) => {
    const { page } = visit
    const match = riversMatch(3, simulator)
    await page.clock.install()
    const fetched: string[] = []
    page.on('request', (request) => request.url().includes('/snapshot') && fetched.push(request.url()))
    await visit.to('/t/rivers/pairings/7')
    await expectScore(page, match, SOON)
    await stay(page)
    const bar = page.locator('[aria-live=polite]').filter({ hasText: 'Reconnecting…' })
    const rows = await page.getByRole('row').count()
    const before = await score(page, match)

    // Stop when no result is saved but not yet broadcast: it would make all viewers reload the snapshot.
    await simulator.mood('503', { only: '/pub/match' })
    await expect.poll(async () => (await simulator.log()).some(({ mood }) => mood === '503')).toBe(true)
    await stopWorker()
    await simulator.mood('ok')
    await expect(async () => {
      await page.clock.runFor(STEP)
      await expect(bar).toHaveText(/as of \d\d:\d\d$/, { timeout: 300 })
    }).toPass(SOON)
    expect(await score(page, match)).toEqual(before)
    // The page still works without the Worker.
    await page.getByRole('searchbox', { name: 'Find a team' }).fill('nobody of that name')
    await expect(row(page, match)).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Find a team' }).fill('')
    await expect(page.getByRole('row')).toHaveCount(rows)
    await match.endGame()

    await startWorker()
    // After its first attempts a page reconnects about once a minute, at random times, so that a crowd doesn’t come
    // back at once.
    await expect(async () => {
      await page.clock.runFor(STEP)
      await expect(bar).toHaveCount(0, { timeout: 300 })
    }).toPass(SOON)
    // Results of the downtime, and new results.
    await expectScore(page, match, SOON)
    const back = await score(page, match)
    expect(back).not.toEqual(before)
    await match.endGame()
    await expect(async () => expect(await score(page, match)).not.toEqual(back)).toPass(SOON)
    await expectScore(page, match, SOON)
    await expect(row(page, match)).toHaveCount(1)
    await expect(page.getByRole('row')).toHaveCount(rows)
    expect(fetched).toEqual([])
    expect(await hasStayed(page)).toBe(true)
  })
})
