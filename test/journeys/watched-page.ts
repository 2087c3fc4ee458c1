import { expect, type Page, type Request, type WebSocket } from '@playwright/test'
import { ABORTED, abortedRequests } from './aborted-requests.ts'
import { test as base } from './no-animations.ts'

declare global {
  interface Window {
    /** How far things have moved by themselves since the page began, and which: from and to where, and when. */
    moved: { sum: number; what: string[] }
  }
}

/** A page that is watched: whatever goes wrong on it is noted. */
export interface Visit {
  page: Page
  /** Goes to an address and waits until everything is there: its letters, its data and the words of its rooms. */
  to(path: string): Promise<void>
  /** How far things have moved by themselves since the page began, and which; nothing once a room has told a change, which moves things rightly. */
  moved(): Promise<Window['moved']>
  /** What went wrong since the last look: console, faults, requests that failed or were refused, pages that moved as they came. */
  complaints(): string[]
}

/** Whatever is there may move no more than so while the rest of a page comes. */
export const MOST_MOVED = 0.01
/** The desk and one’s own pages are looked at by those who know them. */
const OWN = /^\/(manage|me)\b|\/settings$/

/** A test with a page that is watched. */
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
  /** Sockets to rooms, and whether the room has said something; and the site, once it said how many are online. */
  const opened = new Map<WebSocket | 'site', boolean>()
  const spoken = () => [...opened].filter(([, hasSpoken]) => hasSpoken).map(([of]) => (of === 'site' ? of : of.url()))
  let heard = () => {}
  let hasChanged = false
  /** Resolves once one of these has said something; asked by nobody meanwhile, as asking takes a while too. */
  const hasSpoken = (wanted: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`Only ${spoken().join()} said something.`)), 60_000)
      heard = () => {
        if (!spoken().some((of) => wanted.test(of))) return
        clearTimeout(late)
        resolve()
      }
      heard()
    })
  page.on('console', (message) => {
    const { url } = message.location()
    // That a page is not found is what the browser says of a page that is not found.
    const isOwnStatus = url === page.url() && message.text().includes('status of 404')
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) noted.push(`${message.text()} (${url})`)
  })
  page.on('pageerror', (fault) => noted.push(fault.stack ?? fault.message))
  const requests = abortedRequests<Request>()
  const isOwnDocument = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame()
  let pathname = ''
  page.on('request', (request) => {
    if (isOwnDocument(request)) requests.leaving()
    requests.asked(request)
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const before = pathname
    pathname = new URL(frame.url()).pathname
    requests.arrived(pathname !== before)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (isOwnDocument(request)) requests.stayed()
    // A frame that is replaced while it loads is a page that is left, too.
    if (reason === ABORTED && request.frame() !== page.mainFrame()) return
    // A question that is asked anew while it is under way is taken back by the page itself.
    if (reason === ABORTED && request.resourceType() === 'fetch') return
    // What shows a PDF is the browser's own.
    if (requests.isLetGo(request, reason) || request.url().startsWith('chrome-extension:')) return
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
    // Rooms of the page before may still be speaking.
    room.on('framereceived', ({ payload }) => {
      // Whatever changes a tournament is told with the version that it makes.
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
      // Who is signed in, the edge does not know: what their part in an event lets them do takes the room that it needs.
      const isVisitor = async () => (await page.context().cookies()).every(({ name }) => name !== 'sessionID')
      if (sum > MOST_MOVED && !OWN.test(path) && (!isEventPage || (await isVisitor())))
        noted.push(`${path} moved by ${sum}: ${what.join(', ')}`)
    },
    complaints: () => noted.splice(0),
  }
}
