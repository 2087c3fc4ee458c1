import { defineConfig } from '@playwright/test'
import { chromium } from './scripts/run/chromium.mjs'

const port = Number(process.env.TEST_PORT ?? 8791)

/** Where a journey listens for webhooks; nowhere else on this machine is told. */
export const webhookOrigin = `http://127.0.0.1:${port + 4}`

/** The site that is visited: each run begins with the demo as it is on a first start. */
export const site = {
  command: 'node scripts/reset.ts && exec node scripts/start.ts',
  url: `http://localhost:${port}`,
  env: { PORT: String(port), KIBITZ_STATE: '.wrangler/state-journeys', WEBHOOK_LOOPBACK: webhookOrigin },
}

/** Whole stories in a real browser, against `npm start` with its demo data and a state of its own. */
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Who waits for the chess site leaves the processors to the others.
  workers: 4,
  // Far beyond what a slow machine needs: nothing fails for want of a second.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    // A new context for each test costs as much as the test; this one is emptied of all but what the browser caches.
    reuseContext: true,
    baseURL: site.url,
    // Whoever was asked what they think of the site, or where they play, is not asked again; that has journeys of its own.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: site.url,
          localStorage: [
            { name: 'feedback-prompt', value: 'closed' },
            { name: 'game-link-later', value: String(Date.now()) },
          ],
        },
      ],
    },
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    ...site,
    // `npm test` has started it already.
    reuseExistingServer: !process.env.CI || Boolean(process.env.SITE_STANDS),
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
  },
})
