import type { Page } from '@playwright/test'
import { ask, UNKNOWN } from './made-event.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect, test } from './watched-page.ts'

/** What the workers of the odds have told a page, which is hidden until it is shown. */
async function watchOdds(page: Page) {
  await page.addInitScript(() => {
    const told = { hidden: true, runs: 0, messages: 0 }
    Object.assign(window, { told })
    Object.defineProperty(document, 'hidden', { get: () => told.hidden })
    const Ours = window.Worker
    window.Worker = class extends Ours {
      constructor(...given: ConstructorParameters<typeof Ours>) {
        super(...given)
        let messages = 0
        this.addEventListener('message', ({ data }: MessageEvent<{ tally?: { runs: number } }>) => {
          if (!data.tally) return
          told.runs = Math.max(told.runs, data.tally.runs)
          messages += 1
          told.messages = Math.max(told.messages, messages)
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
    told: () => page.evaluate(() => ({ ...(window as unknown as { told: OddsTold }).told, at: performance.now() })),
    show: () => turn(false),
    hide: () => turn(true),
  }
}

/** Has another worker draw the next round, twice. */
async function drawTwice(page: Page): Promise<void> {
  const buttons = page
    .getByRole('group', { name: /^Board \d+, / })
    .first()
    .getByRole('button')
  const next = page.getByRole('region', { name: /^Round \d+, if so$/ })
  for (const button of [buttons.first(), buttons.last()]) {
    await button.click()
    await expect(next).toHaveAttribute('aria-busy', 'false')
  }
}

/** Waits until nothing is played any more while a page is used: a worker hears late that it rests where processors are few. */
const expectRest = (page: Page, told: () => Promise<OddsTold>): Promise<void> =>
  expect(async () => {
    const { runs } = await told()
    await drawTwice(page)
    expect((await told()).runs).toBe(runs)
  }).toPass()

test('odds are played in workers of their own, which tell the page a few times and rest as long as it is hidden', async ({
  visit,
}) => {
  const { page } = visit
  const { told, show } = await watchOdds(page)
  await visit.to('/t/rivers/what-if')
  await expectRest(page, told)
  const before = await told()
  expect(before.runs).toBeLessThan(2000)

  await show()
  await expect.poll(async () => (await told()).runs).toBeGreaterThan(before.runs + 300)
  // However many runs a device plays, a worker tells of them once in 150 ms and at the end.
  const { messages, at } = await told()
  expect(messages).toBeLessThanOrEqual(at / 150 + 1)
  expect(visit.complaints()).toEqual([])
})

test('while odds of 44 players over two rounds are played, the page itself is never busy for 50 ms, and hidden it stands still', async ({
  visit,
  context,
  browser,
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
  await visit.to(`/t/${id}/what-if`)
  await drawTwice(page)
  const { runs } = await told()
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await show()
  await expect.poll(async () => (await told()).runs).toBeGreaterThan(runs + 300)
  const tasks = tasksOf(JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] })
  // Of a worker some are that long: its processor's time is told.
  expect(tasks.filter(({ thread }) => thread === 'DedicatedWorker thread').length).toBeGreaterThan(0)
  expect(tasks.filter(({ thread, busy }) => thread === 'CrRendererMain' && busy > 50)).toEqual([])

  await hide()
  await expectRest(page, told)
  expect(visit.complaints()).toEqual([])
})

interface OddsTold {
  hidden: boolean
  runs: number
  /** Of the worker that told most. */
  messages: number
  /** Milliseconds since the page was opened. */
  at: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

/** What each thread did at a stretch, in milliseconds of a processor: whoever waits for one on a loaded machine is not busy. */
function tasksOf({ traceEvents }: { traceEvents: TraceEvent[] }) {
  const threads = new Map(
    traceEvents.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]),
  )
  return traceEvents
    .filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined)
    .map(({ pid, tid, tdur }) => ({ thread: threads.get(`${pid} ${tid}`), busy: tdur! / 1000 }))
}
