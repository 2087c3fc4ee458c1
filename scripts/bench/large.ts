import type { Browser } from '@playwright/test'
import { addresses, failing } from './addresses.ts'
import { openPage } from './browser.ts'
import { memory } from './process.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'
import type { Site } from './site.ts'

const TIMES = 3
const MOST_ROWS = 400
/** Rows of tables, and of lists such as the dashboard's. */
const ROWS = 'main :is(tr, li)'

/** A large event next to a small one: whether all its pages answer, and how much memory they add to workerd. */
export async function largeRows(site: Site, small: string, large: string): Promise<Measurement[]> {
  await askAll(site, small)
  const before = memory(site.pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memory(site.pid))), 20)
  const failed = await askAll(site, large)
  clearInterval(watch)
  return [
    boundEqual(
      `event of 5,000 × 11: pages and calls that didn’t return 200, of ${TIMES * addresses(large).length}`,
      0,
      failed.length,
    ),
    boundAtMost('event of 5,000 × 11: workerd memory growth over all requests', 128, most - before, 'MB'),
  ]
}

const askAll = ({ direct }: Site, id: string): Promise<string[]> =>
  failing(direct, Array.from({ length: TIMES }, () => addresses(id)).flat())

export async function largePageRows(browser: Browser, url: string, id: string): Promise<Measurement[]> {
  const rows: Measurement[] = []
  for (const path of ['standings/11', 'pairings/11', 'dashboard']) {
    const { page, errors } = await openPage(browser, `${url}/t/${id}/${path}`)
    await page.locator(ROWS).nth(5).waitFor({ state: 'attached' })
    // The rest of the table is rendered after the first paint.
    await page.waitForTimeout(500)
    const [section] = path.split('/')
    const count = errors.length ? NaN : await page.locator(ROWS).count()
    rows.push(boundAtMost(`event of 5,000 × 11: rows in the ${section} page`, MOST_ROWS, count))
    await page.context().close()
  }
  return rows
}
