import type { Locator, Page } from '@playwright/test'
import { ask, UNKNOWN } from './made-event.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect, test } from './watched-page.ts'

/** Counts messages and runs of the odds workers; the page counts as hidden until `show`. */
async function watchOdds(page: Page) {
  await page.addInitScript(() => {
    const told = { hidden: true, runs: 0, messages: 0 }
    Object.assign(window, { told })
    Object.defineProperty(document, 'hidden', { get: () => told.hidden })
    const Ours = window.Worker
    window.Worker = class extends Ours {
      constructor(...given: ConstructorParameters<typeof Ours>) {
        super(...given)
        this.addEventListener('message', ({ data }: MessageEvent<{ tally?: { runs: number } }>) => {
          if (!data.tally) return
          told.runs = Math.max(told.runs, data.tally.runs)
          told.messages += 1
        })
      }
    }
  })
  const turn = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      ;(window as unknown as { told: OddsTold }).told.hidden = isHidden
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  return {
    told: () => page.evaluate(() => ({ ...(window as unknown as { told: OddsTold }).told })),
    show: () => turn(false),
    hide: () => turn(true),
  }
}

/** Lets the draw worker draw the next round twice. */
async function drawTwice(page: Page): Promise<void> {
  const buttons = page
    .getByRole('group', { name: /^(?:Board|Table) \d+, / })
    .first()
    .getByRole('button')
  const next = page.getByRole('region', { name: /^Round \d+, if so$/ })
  for (const button of [buttons.first(), buttons.last()]) {
    await button.click()
    await expect(next).toHaveAttribute('aria-busy', 'false')
  }
}

/** Waits until no more games are simulated. With few processors a worker hears late that it should pause. */
const expectRest = (page: Page, told: () => Promise<OddsTold>): Promise<void> =>
  expect(async () => {
    const { runs } = await told()
    await drawTwice(page)
    expect((await told()).runs).toBe(runs)
  }).toPass()

/** Counts DOM changes from now on; simultaneous ones count once. */
async function countChanges(shown: Locator): Promise<() => Promise<number>> {
  const seen = await shown.evaluateHandle((node) => {
    const seen = { changes: 0 }
    const watch = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver(() => (seen.changes += 1)).observe(node, watch)
    return seen
  })
  return () => seen.evaluate(({ changes }) => changes)
}

test('odds are computed in separate workers, which pause while the page is hidden', async ({ visit }) => {
  const { page } = visit
  const { told, show } = await watchOdds(page)
  await visit.to('/t/rivers/what-if')
  await expectRest(page, told)
  const before = await told()
  expect(before.runs).toBeLessThan(2000)

  await show()
  await expect.poll(async () => (await told()).runs).toBeGreaterThan(before.runs + 300)
  expect(visit.complaints()).toEqual([])
})

test('odds of 44 players over two rounds update the page at most once per message, and not while it is hidden', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  await registerOrganiser(context, baseURL!)
  const entries = Array.from({ length: 44 }, (_, at) => ({
    ...UNKNOWN,
    firstName: `P${at + 1}`,
    rating: 2500 - 15 * at,
  }))
  const event = { name: `Odds ${Date.now().toString(36)}`, rounds: 2, system: 'swiss', isOpen: true, entries }
  const { id } = await ask(context, baseURL!, 'create', event)
  for (const type of ['draw', 'publish']) await ask(context, baseURL!, `${id}/change`, { request: { type, round: 1 } })

  const { told, show, hide } = await watchOdds(page)
  // Nothing is tried, so the odds are those of the real event.
  await visit.to(`/t/${id}/what-if`)
  const before = await told()
  const changes = await countChanges(page.getByRole('table', { name: /^Standings after round/ }))
  await show()
  await expect.poll(async () => (await told()).runs).toBeGreaterThan(before.runs + 300)
  const seen = await changes()
  expect(seen).toBeGreaterThan(0)
  expect(seen).toBeLessThanOrEqual((await told()).messages - before.messages)

  await hide()
  await expectRest(page, told)
  expect(visit.complaints()).toEqual([])
})

interface OddsTold {
  hidden: boolean
  runs: number
  messages: number
}
