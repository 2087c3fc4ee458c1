import type { Page } from '@playwright/test'

declare global {
  interface Window {
    openSockets: number
  }
}

/** Counts the open sockets of a frame. A frame that is removed doesn't report in every browser that its socket was closed. */
export function countSockets(): void {
  window.openSockets = 0
  window.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given)
      window.openSockets += 1
      this.addEventListener('close', () => (window.openSockets -= 1))
    }
  }
}

/** Which frames of a page hold a socket, by their place. */
export async function socketHolders(page: Page): Promise<number[]> {
  const frames = Array.from({ length: await page.locator('iframe').count() }, (_, at) =>
    page.locator('iframe').nth(at).contentFrame(),
  )
  const counts = await Promise.all(frames.map((frame) => frame.locator('html').evaluate(() => window.openSockets)))
  return counts.flatMap((count, at) => (count > 0 ? [at] : []))
}
