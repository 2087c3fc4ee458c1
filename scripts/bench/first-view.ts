import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import type { BuiltSite } from './built.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'

// Requests for files that the HTML does not name are delayed by this many milliseconds, so that content which waits for
// them shows up late.
const HELD = 1500
const ELSEWHERE =
  /text\/markdown\/|core\/forecast\/|what-if|uplot|(?:line|progress|status)-chart|chess\.js|\/(?:board|viewer)(?:-controls)?\.tsx$/

/** Modules that only the desk needs. */
const OF_DESK = /\/web\/(?:pages\/manage|parts\/desk|offline)\/|\/core\/changes\/hall-acts/

/** The first view of the standings with an empty cache. */
export async function firstViewRows(browser: Browser, built: BuiltSite, address: string): Promise<Measurement[]> {
  const html = await (await fetch(address)).text()
  const tags = Array.from(html.matchAll(/<(?:link|script)[^>]*>/g), ([tag]) => tag)
  const addressed = (some: string[]) => some.flatMap((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? [])
  const [named, preloaded] = [addressed(tags), addressed(tags.filter((tag) => tag.includes('rel="preload"')))]

  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const asked: Asked[] = []
  const waited = await hold(page, new URL(address).pathname, named, asked)
  await page.addInitScript(noteShifts)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-alive]').waitFor()
  await page.waitForTimeout(2 * HELD)
  const { content, alive, shifted } = await page.evaluate(whatWasSeen)
  await page.context().close()

  const first = asked.filter(({ at }) => at < alive).map(({ path }) => path)
  const later = asked.filter(({ at }) => at >= alive).map(({ path }) => path)
  const ending = (kind: string, paths = first) => paths.filter((path) => path.endsWith(kind))
  const files = (kind: string, paths = first) =>
    ending(kind, paths).map((path) => readFileSync(join(built.client, path)))
  const flags = await Promise.all(
    first.filter((path) => path.includes('flags')).map(async (path) => (await fetch(new URL(path, address))).text()),
  )
  const within = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, sheet]) => sheet!)
  const packed = (texts: (Buffer | string)[]) => sum(texts.map((text) => gzipSync(text).length)) / 1000
  const sources = [...ending('.js'), ...ending('.js', later)].flatMap((path) => built.scripts.get(path) ?? [])
  const bytesOf = (some: RegExp) => sum(sources.filter(([source]) => some.test(source)).map(([, bytes]) => bytes))
  return [
    boundAtMost('first view of standings: scripts, gzip', 170, packed(files('.js')), 'kB'),
    // WebSockets to the rooms, prefetched pages, the connection banner and what keeps events on this device.
    boundAtMost('first view of standings: scripts loaded when idle, gzip', 18, packed(files('.js', later)), 'kB'),
    boundEqual('first view of standings: scripts it waits for that the HTML does not name', 0, waited(alive)),
    boundAtMost(
      'first view of standings: fonts and flags, gzip',
      45,
      sum(files('.woff2').map(({ length }) => length)) / 1000 + packed(flags),
      'kB',
    ),
    boundAtMost('first view of standings: styles, gzip', 13, packed([...within, ...files('.css')]), 'kB'),
    boundAtMost('first view of standings: requests', 6, first.length),
    boundEqual('first view of standings: requests that block content, other than the HTML', 0, waited(content)),
    boundEqual(
      'first view of standings: fonts that are not preloaded',
      0,
      ending('.woff2').filter((path) => !preloaded.includes(path)).length,
    ),
    boundAtMost('first view of standings: cumulative layout shift', 0.01, shifted),
    boundEqual('first view of standings: bytes of charts, boards, Markdown and what-if', 0, bytesOf(ELSEWHERE)),
    boundEqual('first view of standings: bytes of the desk', 0, bytesOf(OF_DESK)),
  ]
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** A request: `at` is its time in milliseconds. */
interface Asked {
  path: string
  at: number
}

/**
 * Delays requests for files that the HTML does not name. The returned function counts the delayed ones that were
 * answered before a moment.
 */
async function hold(page: Page, own: string, named: string[], asked: Asked[]): Promise<(moment: number) => number> {
  const letGo: number[] = []
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push({ path: pathname, at: Date.now() })
    if (pathname !== own && !named.includes(pathname)) {
      await new Promise((resolve) => setTimeout(resolve, HELD))
      letGo.push(Date.now())
    }
    await route.continue().catch(() => undefined)
  })
  return (moment) => letGo.filter((at) => at < moment).length
}

interface Watching {
  shifted?: number
  alive?: number
}

/** Runs in the page: records layout shifts and the time at which the page became interactive. */
function noteShifts(): void {
  const watching = globalThis as Watching
  watching.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watching.shifted! += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver(() => {
    if (document.documentElement?.hasAttribute('data-alive')) watching.alive ??= Date.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-alive'] })
}

/** Times of the first contentful paint and of interactivity in epoch milliseconds, and the cumulative layout shift. */
function whatWasSeen(): { content: number; alive: number; shifted: number } {
  const [content] = performance.getEntriesByName('first-contentful-paint')
  return {
    content: performance.timeOrigin + (content?.startTime ?? Infinity),
    alive: (globalThis as Watching).alive!,
    shifted: (globalThis as Watching).shifted!,
  }
}
