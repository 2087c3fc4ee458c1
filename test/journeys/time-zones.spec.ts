import { expect, type Page } from '@playwright/test'
import { formatWhen } from '#core/text/when.ts'
import type { TournamentRow } from '#web/api/answers.ts'
import { inTimeZone } from '#test/support/time-zone.ts'
import { test } from './no-animations.ts'

const ZONES = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland']
/** Events with dates but no times, with a match and an entry that show one. */
const DAYS: [address: string, match: string, entry: string, days: RegExp[]][] = [
  ['uzchess25', 'uzchess25-1-1', 'uzchess25-1', [/18 Jun(e)? 2025/, /27 Jun(e)? 2025/]],
  ['womens-world-rapid-2024', 'wwrapid24-1-1', 'wwrapid24-1', [/26 Dec(ember)? 2024/, /28 Dec(ember)? 2024/]],
]

for (const zone of ZONES) {
  test(`in ${zone} every date of the demo is the event’s own date`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ timezoneId: zone, baseURL: baseURL! })
    const page = await context.newPage()

    await page.goto('/')
    const rows: TournamentRow[] = await (await page.request.get('/api/tournaments')).json()
    // The page shows the newest events of each phase, whichever journeys made them.
    let shown = 0
    for (const { name, startedAt, createdAt } of rows) {
      const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
      if ((await row.count()) !== 1) continue
      shown += 1
      const words = inTimeZone(zone, () => formatWhen(startedAt ?? createdAt, 'date', { now: Date.now() }))
      await expect(row.locator('time')).toHaveText(words)
    }
    expect(shown).toBeGreaterThan(2)

    for (const [address, match, entry, [first, last]] of DAYS) {
      await page.goto(`/t/${address}/pairings/1`)
      const rounds = page.getByRole('navigation', { name: 'Round', exact: true }).getByRole('link', { name: /^\d+$/ })
      await expect(rounds.first()).toHaveAttribute('title', first!)
      await expect(rounds.last()).toHaveAttribute('title', last!)
      await expectDay(page, first!)
      await page.goto(`/g/${match}`)
      await expectDay(page, first!)
      await page.goto(`/player/${entry}`)
      await expectDay(page, first!)
    }
    await context.close()
  })
}

/** Expects the date on the page, without a time. */
async function expectDay(page: Page, day: RegExp): Promise<void> {
  const time = page.getByRole('main').locator('time').filter({ hasText: day }).last()
  await expect(time).toHaveText(new RegExp(`^([A-Z][a-z]+day )?${day.source}$`))
  expect(await time.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
}
