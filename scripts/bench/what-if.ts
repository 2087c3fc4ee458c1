import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { randomEvent } from '#cli/random-event.ts'
import { openBrowser } from './browser.ts'
import type { BuiltSite } from './built.ts'
import { fixedLoop, inLoops } from './fixed-loop.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { openSite, withoutIndividuals } from './site.ts'
import { swiss } from './swiss.ts'
import { quantile } from './timing.ts'

const PRESSES = 9
/** Most fixed loops between a click and the updated standings. */
const PRESS_LOOPS = 0.3
const OPEN = 40

/**
 * The page's work between a click on a result and the new standings of a large event, and until the next round is
 * drawn.
 */
export async function whatIfRows(built: BuiltSite): Promise<Measurement[]> {
  const site = await openSite(built)
  const large = opened(swiss(500, 9), OPEN)
  const threeHundred = { ...opened(randomEvent({ players: 300, rounds: 9, seed: 1, played: 8 }), OPEN), id: 'draws300' }
  await site.save(...[large, threeHundred].map(withoutIndividuals))
  const browser = await openBrowser()
  const answers = await answerRows(browser, `${site.url}/t/${large.id}/what-if`)
  const draws = await drawRows(browser, `${site.url}/t/${threeHundred.id}/what-if`)
  await browser.close()
  await site.close()
  return [...answers, ...draws]
}

/** An event whose last round is still open on its first boards. */
function opened(snapshot: Snapshot, boards: number): Snapshot {
  const last = snapshot.rounds.at(-1)!
  const outcomes = last.white
    .map((_, at) => (at < boards && last.black[at]! >= 0 ? '  ' : last.outcomes.slice(2 * at, 2 * at + 2)))
    .join('')
  return { ...snapshot, rounds: snapshot.rounds.with(snapshot.round - 1, { ...last, outcomes }) }
}

async function answerRows(browser: Browser, url: string): Promise<Measurement[]> {
  const { page, devtools } = await openAlive(browser, url)
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
  const presses: number[] = []
  const tasks: number[] = []
  const loops: number[] = []
  for (let press = 0; press < PRESSES; press++) {
    // Wait until the rest of the table was rendered at idle time.
    await page.waitForTimeout(2000)
    const tasksOf = await page.evaluateHandle(longTasks)
    const before = await worked()
    await pressed(page, press)
    presses.push((await worked()) - before)
    // Wait for the odds, which arrive in several steps.
    await page.waitForTimeout(2000)
    tasks.push(await tasksOf.evaluate((found) => Math.max(0, ...found)))
    const start = await worked()
    await page.evaluate(fixedLoop)
    loops.push((await worked()) - start)
  }
  await page.context().close()
  const inPage = (times: number[]) => quantile(times, 0.5) / quantile(loops, 0.5)
  return [
    boundAtMost('what if of 500 × 9: from a click to the standings, in fixed loops', PRESS_LOOPS, inPage(presses)),
    boundAtMost('what if of 500 × 9: the longest task after a click, in fixed loops', PRESS_LOOPS, inPage(tasks)),
  ]
}

async function drawRows(browser: Browser, url: string): Promise<Measurement[]> {
  const { page } = await openAlive(browser, url)
  const region = page.getByRole('region', { name: 'Round 9, if so' })
  const draws: number[] = []
  for (let press = 0; press < PRESSES; press++) {
    await page.waitForTimeout(500)
    await pressed(page, press)
    const from = performance.now()
    await region.and(page.locator('[aria-busy="false"]')).waitFor()
    draws.push(performance.now() - from)
  }
  const from = performance.now()
  await page.evaluate(fixedLoop)
  const taken = quantile(draws, 0.5) / (performance.now() - from)
  await page.context().close()
  return [boundAtMost('what if of 300 × 9: from a click to the next round, in fixed loops', inLoops(1000), taken)]
}

async function openAlive(browser: Browser, url: string): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await page.locator('html[data-alive]').waitFor()
  return { page, devtools }
}

/** Clicks another result of one of the first boards and waits until its effect is painted. */
const pressed = (page: Page, press: number): Promise<void> =>
  page.evaluate(async (press) => {
    const board = document.querySelectorAll('[role="group"][aria-label^="Board "]')[press % 3]!
    const table = document.querySelector('table')!
    const changed = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        resolve()
      }).observe(table, { subtree: true, childList: true, characterData: true })
    })
    board.querySelectorAll('button')[Math.floor(press / 3) % 3]!.click()
    await changed
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }, press)

/** Runs in the page: durations of tasks longer than 50 ms from now on. */
function longTasks(): number[] {
  const found: number[] = []
  new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  return found
}
