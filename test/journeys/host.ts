import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { resizeScript } from '#core/embed/snippet.ts'
import { test as base } from './no-animations.ts'

/** Another site, with a page of what is put into it. */
interface Host {
  /** Goes to a page with these lines in it. By either name it is another site than localhost. */
  show(page: Page, lines: string, name?: '127.0.0.1' | 'club.localhost'): Promise<void>
}

/** A test with another site that frames ours. */
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
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    await use({
      async show(page, next, name = '127.0.0.1') {
        lines = next
        await page.goto(`http://${name}:${port}/`)
      },
    })
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  },
})
