import { expect, type Page, type WebSocket } from '@playwright/test'
import { test as base } from './no-animations.ts'

declare global {
  interface Window {
    /** Cumulative layout shift since the page loaded, and the elements that moved: from, to, when. */
    moved: { sum: number; what: string[] }
  }
}

/** A page whose faults are recorded. */
export interface Visit {
  page: Page
  /** Opens a page and waits until fonts, data and the first frames of its rooms have arrived. */
  to(path: string): Promise<void>
  /** Layout shift since the page loaded; nothing once a room has sent a change, which may move content. */
  moved(): Promise<Window['moved']>
  /** Faults since the last call: console messages, exceptions, failed requests and layout shifts. */
  complaints(): string[]
}

/** The most layout shift that a page may have while it loads. */
export const MOST_MOVED = 0.01
/** The desk and a user's own pages: layout shifts there are allowed. */
const OWN = /^\/(manage|me)\b|\/settings$/

export const test = base.extend<{ visit: Visit }>({
  visit: async ({ page }, use) => {
    await page.addInitScript(watchMoves)
    await use(watched(page))
  },
})

export { expect }

function watchMoves(): void {
  window.moved = { sum: 0, what: [] }
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[]) {
      const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
      window.moved.sum += value
      window.moved.what.push(
        ...sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.trim().slice(0, 40) ?? '?'} (${at(previousRect)} → ${at(currentRect)}, ${Math.round(startTime)} ms)`,
        ),
      )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function watched(page: Page): Visit {
  let noted: string[] = []
  /** Sockets to rooms, and whether each has received a frame; `site` once the number of online users is known. */
  const opened = new Map<WebSocket | 'site', boolean>()
  const spoken = () => [...opened].filter(([, hasSpoken]) => hasSpoken).map(([of]) => (of === 'site' ? of : of.url()))
  let heard = () => {}
  let hasChanged = false
  /** Resolves once one of these has received a frame. Event-driven, since polling would take time too. */
  const hasSpoken = (wanted: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`Only these rooms sent a frame: ${spoken().join()}.`)), 60_000)
      heard = () => {
        if (!spoken().some((of) => wanted.test(of))) return
        clearTimeout(late)
        resolve()
      }
      heard()
    })
  page.on('console', (message) => {
    const { url } = message.location()
    // The browser reports the page's own 404, which is expected.
    const isOwnStatus = url === page.url() && message.text().includes('status of 404')
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) noted.push(`${message.text()} (${url})`)
  })
  page.on('pageerror', (fault) => noted.push(fault.stack ?? fault.message))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Not a fault: Chromium or the client ended the request, because its page was left or it is repeated.
    if (reason === 'net::ERR_ABORTED') return
    // Chromium's PDF viewer is an extension.
    if (request.url().startsWith('chrome-extension:')) return
    noted.push(`${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (/\/api\/online\b/.test(response.url())) {
      opened.set('site', true)
      heard()
    }
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) noted.push(`${response.url()}: ${response.status()}`)
  })
  page.on('websocket', (room) => {
    opened.set(room, false)
    // Rooms of the previous page may still send frames.
    room.on('framereceived', ({ payload }) => {
      // Every change of a tournament has a version.
      hasChanged ||= payload.includes('"v":')
      if (opened.get(room) === false) opened.set(room, true)
      heard()
    })
    room.on('socketerror', (fault) => void noted.push(`${room.url()}: ${fault}`))
  })
  const moved = async () => {
    const all = await page.evaluate(() => window.moved)
    return hasChanged ? { sum: 0, what: [] } : all
  }
  return {
    page,
    moved,
    async to(path) {
      opened.clear()
      hasChanged = false
      const answer = await page.goto(path)
      const isEventPage = /^\/[tg]\//.test(path)
      await hasSpoken(isEventPage && answer?.ok() ? /\/parties\/tournament\// : /./)
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      })
      const { sum, what } = await moved()
      // The server does not know the signed-in user when it renders, so controls for their role may shift the page.
      const isVisitor = async () => (await page.context().cookies()).every(({ name }) => name !== 'sessionID')
      if (sum > MOST_MOVED && !OWN.test(path) && (!isEventPage || (await isVisitor())))
        noted.push(`${path} moved by ${sum}: ${what.join(', ')}`)
    },
    complaints: () => noted.splice(0),
  }
}
