import type { Page } from '@playwright/test'

declare global {
  interface Window {
    openSockets: number
  }
}

/**
 * Runs in a frame: counts its open sockets. Not every browser reports that the socket of a removed frame was closed.
 */
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

/** Indices of the frames that hold a socket. */
export async function socketHolders(page: Page): Promise<number[]> {
  const frames = Array.from({ length: await page.locator('iframe').count() }, (_, at) =>
    page.locator('iframe').nth(at).contentFrame(),
  )
  const counts = await Promise.all(frames.map((frame) => frame.locator('html').evaluate(() => window.openSockets)))
  return counts.flatMap((count, at) => (count > 0 ? [at] : []))
}
