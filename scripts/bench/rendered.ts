import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import type { BuiltSite } from './built.ts'
import { fixedLoop } from './fixed-loop.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { cpu } from './process.ts'
import { openSite, withoutIndividuals, type Site } from './site.ts'
import { swiss } from './swiss.ts'
import { quantile } from './timing.ts'

const ROUNDS = 5
/** Clicks that are measured; the fastest counts. Of ten, even the fastest differed by a tenth between runs. */
const PRESSES = 20
/** Slow 4G and a phone's processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const SLOWDOWN = 4
/** Most fixed loops between a click on a column head or a round and the new table. */
const PRESS_LOOPS = 1
const REQUESTS = 400
const AT_ONCE = 8
const SCRIPTS = /<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs

const WINDOWS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/**
 * Baseline: the cost of a page without server rendering, as a multiple of an unknown call. Measured before pages were
 * rendered.
 */
const UNRENDERED = 4.8

interface StandingsPage {
  what: string
  path: string
  /** In kB, compressed. */
  html: number
  /** Bound of its CPU time, as a multiple of the baseline. */
  rendering: number
}

export async function renderedPageRows(built: BuiltSite): Promise<Measurement[]> {
  const [open, large] = [swiss(110, 11), swiss(500, 9)]
  const site = await openSite(built)
  await site.save(withoutIndividuals(open), withoutIndividuals(large))
  const browser = await openBrowser()
  const rows = [
    ...(await renderedRows(browser, site, built, {
      what: 'standings of 110 × 11',
      path: `/t/${open.id}/standings/11`,
      html: 33,
      rendering: 2.5,
    })),
    // The snapshot of 500 players is 14 kB of this.
    ...(await renderedRows(browser, site, built, {
      what: 'standings of 500 × 9',
      path: `/t/${large.id}/standings/9`,
      html: 45,
      rendering: 3.5,
    })),
    ...(await answerRows(browser, `${site.url}/t/${large.id}/standings/9`, 'standings of 500 × 9')),
  ]
  await browser.close()
  await site.close()
  return rows
}

/** Weight, first paint and CPU cost of one page. */
async function renderedRows(
  browser: Browser,
  site: Site,
  { client }: BuiltSite,
  page: StandingsPage,
): Promise<Measurement[]> {
  const html = await (await fetch(site.url + page.path)).text()
  const scripts = html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"/g)
  const packed = Array.from(scripts, ([, path = '']) => gzipSync(readFileSync(join(client, path))).length)
  const weight = gzipSync(html).length / 1000
  const whole = weight + packed.reduce((sum, size) => sum + size, 0) / 1000
  return [
    boundAtMost(`${page.what}: HTML, gzip`, page.html, weight, 'kB'),
    boundAtMost(`${page.what}: HTML and the scripts it names, gzip`, page.html + 170, whole, 'kB'),
    ...(await paintRows(browser, site.url, page.path, page.what)),
    ...(await costRows(site, page)),
  ]
}

/** Paint times compared with those of a copy without scripts, in turns; both compressed as on Cloudflare. */
async function paintRows(browser: Browser, site: string, path: string, what: string): Promise<Measurement[]> {
  const edge = await openEdge(site)
  const rows: Measurement[] = []
  for (const kind of ['wide', 'phone'] as const) {
    const paints: Record<'page' | 'copy', number[][]> = { page: [], copy: [] }
    for (let round = 0; round < ROUNDS; round++) {
      for (const which of ['page', 'copy'] as const)
        paints[which].push(await paintsOf(browser, `${edge.url}${path}?${which}`, kind))
    }
    for (const [at, seen] of ['first', 'largest'].entries()) {
      const median = (which: 'page' | 'copy') =>
        quantile(
          paints[which].map((times) => times[at]!),
          0.5,
        )
      const ratio = median('page') / median('copy')
      rows.push(
        boundAtMost(`${what}, ${kind}, 4 × CPU, Slow 4G: ${seen} paint, as a multiple of a static copy’s`, 1.3, ratio),
      )
    }
  }
  await edge.close()
  return rows
}

/** A proxy that compresses as Cloudflare does. `?copy` removes the scripts of a page. */
async function openEdge(site: string): Promise<{ url: string; close: () => Promise<unknown> }> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const agent = headers['user-agent'] ?? ''
    const answer = await fetch(site + url, { headers: { 'user-agent': agent } })
    let body = Buffer.from(await answer.arrayBuffer())
    if (url.endsWith('?copy')) body = Buffer.from(body.toString().replaceAll(SCRIPTS, ''))
    const type = answer.headers.get('content-type') ?? ''
    const isText = /text|javascript|json|svg/.test(type)
    response.writeHead(answer.status, { 'content-type': type, ...(isText && { 'content-encoding': 'gzip' }) })
    response.end(isText ? gzipSync(body) : body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

/** Times of the first and the largest contentful paint, in milliseconds. */
async function paintsOf(browser: Browser, url: string, kind: 'wide' | 'phone'): Promise<number[]> {
  const page = await slowPage(browser, kind)
  await page.goto(url, { waitUntil: 'networkidle' })
  const painted = await page.evaluate(() => {
    const last = (type: string) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type,
          buffered: true,
        })
      })
    return Promise.all([last('paint'), last('largest-contentful-paint')])
  })
  await page.context().close()
  return painted
}

async function slowPage(browser: Browser, kind: 'wide' | 'phone'): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOWS[kind],
    ...(kind === 'phone' && { userAgent: PHONE, isMobile: true }),
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** CPU time of a cached and of a rendered page, as multiples of an unknown call, the cheapest answer. */
async function costRows({ direct, pid }: Site, { path, what, rendering }: StandingsPage): Promise<Measurement[]> {
  const kinds = [() => `${direct}/api/nothing`, () => direct + path, (at: number) => `${direct}${path}?visit=${at}`]
  const costs = kinds.map(() => 0)
  // In turns, because garbage of one kind of request is collected during the next. The first turn warms up.
  for (let turn = 0; turn <= ROUNDS; turn += 1)
    for (const [at, address] of kinds.entries()) {
      const before = cpu(pid)
      await askAll(address, REQUESTS)
      if (turn > 0) costs[at]! += cpu(pid) - before
    }
  const [nothing = 0, kept = 0, rendered = 0] = costs
  return [
    // A cached page of ten players costs 1.5 too: most of it is its headers, and the look at who asks.
    boundAtMost(`${what}: CPU of a cached page, as a multiple of an unknown call`, 2, kept / nothing),
    boundAtMost(
      `${what}: CPU of a rendered page, as a multiple of the same`,
      rendering * UNRENDERED,
      rendered / nothing,
    ),
  ]
}

let asked = 0

async function askAll(address: (at: number) => string, times: number): Promise<void> {
  const one = async () => {
    for (let time = 0; time < times / AT_ONCE; time++) await (await fetch(address((asked += 1)))).arrayBuffer()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

/**
 * Work of the main thread between a click and the paint of its effect, on a phone's processor. It is measured in thread
 * time and compared with a fixed loop in the same page, so that other load on the machine matters little.
 */
async function answerRows(browser: Browser, url: string, what: string): Promise<Measurement[]> {
  const page = await (await browser.newContext({ viewport: WINDOWS.wide })).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
  await page.goto(url)
  await page.locator('html[data-alive]').waitFor()
  const pressed = async (selector: string) => {
    // Wait until the rest of the table was rendered at idle time.
    await page.waitForTimeout(2000)
    const before = await worked()
    await page.evaluate(async (wanted) => {
      document.querySelector<HTMLElement>(wanted)!.click()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }, selector)
    return (await worked()) - before
  }
  const looped = async () => {
    const before = await worked()
    await page.evaluate(fixedLoop)
    return (await worked()) - before
  }
  const sorts: number[] = []
  const rounds: number[] = []
  const loops: number[] = []
  for (let turn = 0; turn < PRESSES; turn++) {
    sorts.push(await pressed('thead a[rel="nofollow"]'))
    rounds.push(await pressed(`nav a[href*="/standings/${turn % 2 ? 9 : 8}"]`))
    loops.push(await looped())
  }
  await page.context().close()
  // Other work on the machine only ever adds time, since it empties the processor's caches.
  const least = (times: number[]) => (SLOWDOWN * Math.min(...times)) / Math.min(...loops)
  const press = `${what}, 4 × CPU, in fixed loops: from a click on`
  return [
    boundAtMost(`${press} a column head to the sorted table`, PRESS_LOOPS, least(sorts)),
    boundAtMost(`${press} a round to its table`, PRESS_LOOPS, least(rounds)),
  ]
}
