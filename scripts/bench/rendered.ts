import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import type { BuiltSite } from './built.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { cpu } from './process.ts'
import { openSite, withoutIndividuals, type Site } from './site.ts'
import { swiss } from './swiss.ts'
import { quantile } from './timing.ts'

const ROUNDS = 5
/** Slow 4G, and a phone's processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const SLOWDOWN = 4
const REQUESTS = 400
const AT_ONCE = 8
const SCRIPTS = /<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs

const WINDOWS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** The standings of 500 × 9, rendered at the edge. */
export async function renderedPageRows(built: BuiltSite): Promise<Measurement[]> {
  const event = swiss(500, 9)
  const site = await openSite(built)
  await site.save(withoutIndividuals(event))
  const browser = await openBrowser()
  const rows = await renderedRows(browser, site, `/t/${event.id}/standings/9`, 'standings of 500 × 9')
  await browser.close()
  await site.close()
  return rows
}

/** What a page that is rendered at the edge weighs, when it is seen, what it costs, and how fast it answers; `path` is of standings. */
async function renderedRows(browser: Browser, site: Site, path: string, what: string): Promise<Measurement[]> {
  const html = await (await fetch(site.url + path)).text()
  return [
    boundAtMost(`${what}: HTML, gzip`, 42, gzipSync(html).length / 1000, 'kB'),
    ...(await paintRows(browser, site.url, path, what)),
    ...(await costRows(site, path, what)),
    ...(await answerRows(browser, site.url + path, what)),
  ]
}

/** The first paint beside that of the page's own static copy, in the same minute; both packed, as the edge does it. */
async function paintRows(browser: Browser, site: string, path: string, what: string): Promise<Measurement[]> {
  const edge = await openEdge(site)
  const rows: Measurement[] = []
  for (const kind of ['wide', 'phone'] as const) {
    const paints: Record<'page' | 'copy', number[]> = { page: [], copy: [] }
    for (let round = 0; round < ROUNDS; round++) {
      for (const which of ['page', 'copy'] as const)
        paints[which].push(await firstPaint(browser, `${edge.url}${path}?${which}`, kind))
    }
    const ratio = quantile(paints.page, 0.5) / quantile(paints.copy, 0.5)
    rows.push(boundAtMost(`${what}, ${kind}, 4 × CPU, Slow 4G: first paint to that of a static copy`, 1.3, ratio))
  }
  await edge.close()
  return rows
}

/** The site as the edge sends it: packed. With `?copy` a page comes without its scripts. */
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

async function firstPaint(browser: Browser, url: string, kind: 'wide' | 'phone'): Promise<number> {
  const page = await slowPage(browser, kind)
  await page.goto(url)
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByName('first-contentful-paint')) resolve(entry.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
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

/** What the Worker takes for a page that is kept, and for one that is rendered, beside the cheapest answer there is. */
async function costRows({ direct, pid }: Site, path: string, what: string): Promise<Measurement[]> {
  const cost = async (address: (at: number) => string) => {
    await askAll(address, REQUESTS / 4)
    const before = cpu(pid)
    await askAll(address, REQUESTS)
    return cpu(pid) - before
  }
  const nothing = await cost(() => `${direct}/api/nothing`)
  const kept = await cost(() => direct + path)
  const rendered = await cost((at) => `${direct}${path}?visit=${at}`)
  return [
    boundAtMost(`${what}: CPU of a kept page to that of a call that is unknown`, 1.5, kept / nothing),
    boundAtMost(`${what}: CPU of a page that is rendered to the same`, 20, rendered / nothing),
  ]
}

let asked = 0

async function askAll(address: (at: number) => string, times: number): Promise<void> {
  const one = async () => {
    for (let time = 0; time < times / AT_ONCE; time++) await (await fetch(address((asked += 1)))).arrayBuffer()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

/** How long a press takes until what it changes is painted. */
async function answerRows(browser: Browser, url: string, what: string): Promise<Measurement[]> {
  const page = await slowPage(browser, 'wide')
  await page.goto(url, { waitUntil: 'networkidle' })
  const pressed = (selector: string) =>
    page.evaluate(async (wanted) => {
      const from = performance.now()
      document.querySelector<HTMLElement>(wanted)!.click()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - from
    }, selector)
  const sorts: number[] = []
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    sorts.push(await pressed('thead th button'))
    await page.waitForTimeout(2000)
    rounds.push(await pressed(`nav a[href$="/standings/${2 + round}"]`))
    await page.waitForTimeout(2000)
  }
  await page.context().close()
  return [
    boundAtMost(`${what}, 4 × CPU: from a press on a head to the order on screen`, 200, quantile(sorts, 0.5), 'ms'),
    boundAtMost(`${what}, 4 × CPU: from a press on a round to its table`, 200, quantile(rounds, 0.5), 'ms'),
  ]
}
