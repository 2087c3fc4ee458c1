import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { resizeScript } from '#core/embed/snippet.ts'
import { test as base } from './no-animations.ts'

interface Host {
  /** Opens the page with this HTML in it. */
  show(page: Page, lines: string): Promise<void>
}

export const test = base.extend<{ host: Host; site: string }>({
  site: async ({ baseURL }, use) => use(baseURL!),
  host: async ({ site }, use) => {
    let lines = ''
    const server: Server = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html')
      answer.end(
        `<!doctype html><title>Club</title><link rel="icon" href="data:,"><body>${lines}${resizeScript(site)}</body>`,
      )
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.2', ready))
    // 127.0.0.2 is a different site from localhost, and no developer's page is served from it.
    const home = `http://127.0.0.2:${(server.address() as AddressInfo).port}/`
    await use({
      async show(page, next) {
        lines = next
        await page.goto(home)
      },
    })
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  },
})
