import type { Browser } from '@playwright/test'
import { openPage } from './browser.ts'
import { memory } from './process.ts'
import { atMost, exactly, type Row } from './row.ts'
import type { Site } from './site.ts'

const TIMES = 3
const AT_ONCE = 4
const MOST_ROWS = 400

const CALLS = [
  'snapshot',
  'getSettings',
  'getState',
  'getStatus',
  'isLive',
  'getAnnouncements',
  'fetchRounds',
  'fetchBonuses',
]
const LARGE = ['fetchPlayers', 'getIndividualPlayers', 'getPairings?round=11&games=true&withResults=true']

/** Every page and every read call of an event of eleven rounds. */
const addresses = (id: string): string[] => [
  ...['dashboard', 'pairings/11', 'standings/11', 'standings/5'].map((page) => `/t/${id}/${page}`),
  ...[...CALLS, ...LARGE, `fetchPlayers?ids=${id}-7`, 'getPairings?round=1'].map(
    (call) => `/api/tournament/${id}/${call}`,
  ),
  ...[`/api/result/${id}-11-7`, `/api/results?ids=${id}-11-7,${id}-1-7&games=true`],
]

/** A large event beside a small one: whether all of it is answered, and what that adds to workerd's memory. */
export async function largeRows(site: Site, small: string, large: string): Promise<Row[]> {
  await askAll(site, small)
  const before = memory(site.pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memory(site.pid))), 20)
  const failed = await askAll(site, large)
  clearInterval(watch)
  return [
    exactly(
      `event of 5,000 × 11: pages and calls not answered with 200, of ${addresses(large).length}`,
      0,
      failed.size,
    ),
    atMost('event of 5,000 × 11: growth of workerd’s memory while all are asked', 128, most - before, 'MB'),
  ]
}

/** Asks everything of an event several times, some at once; returns the addresses that failed. */
async function askAll({ direct }: Site, id: string): Promise<Set<string>> {
  const failed = new Set<string>()
  const left = Array.from({ length: TIMES }, () => addresses(id)).flat()
  const worker = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const answer = await fetch(direct + path)
      await answer.arrayBuffer()
      if (answer.status !== 200) failed.add(path)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return failed
}

/** The pages of a large event in the browser. */
export async function largePageRows(browser: Browser, url: string, id: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of ['standings/11', 'pairings/11', 'dashboard']) {
    const { page, errors } = await openPage(browser, `${url}/t/${id}/${path}`)
    await page.locator('tr').nth(5).waitFor({ state: 'attached' })
    // The rest of the table comes after the first paint.
    await page.waitForTimeout(500)
    const [section] = path.split('/')
    const count = errors.length ? NaN : await page.locator('tr').count()
    rows.push(atMost(`event of 5,000 × 11: table rows in the ${section} page`, MOST_ROWS, count))
    await page.context().close()
  }
  return rows
}
