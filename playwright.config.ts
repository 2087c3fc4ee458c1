import { defineConfig } from '@playwright/test'
import { chromium } from './scripts/run/chromium.mjs'
import { VAPID } from './scripts/run/vapid-test-keys.ts'

const port = Number(process.env.TEST_PORT ?? 8791)

/** Where a journey listens for webhooks; nowhere else on this machine is told. */
export const webhookOrigin = `http://127.0.0.1:${port + 4}`

/** The site that is visited: each run begins with the demo as it is on a first start. */
export const site = {
  command: 'node scripts/reset.ts && exec node scripts/start.ts',
  url: `http://localhost:${port}`,
  env: {
    PORT: String(port),
    KIBITZ_STATE: '.wrangler/state-journeys',
    DEMO_FROZEN: '1',
    WEBHOOK_LOOPBACK: webhookOrigin,
    ...VAPID,
  },
}

/** Whole events from their first entry to their report, minutes each: begun last, one of them would be waited for alone. */
const WHOLE = ['whole-events', 'whole-large', 'whole-tables', 'offline', 'hall'].map((name) => `**/${name}.spec.ts`)

/** Whole stories in a real browser, against `npm start` with its demo data and a state of its own. */
export default defineConfig({
  testDir: 'test/journeys',
  fullyParallel: true,
  // Who waits for the chess site leaves the processors to the others.
  workers: 3,
  // Far beyond what a slow machine needs: nothing fails for want of a second.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  // A journey that passes only at its second attempt is listed as flaky; the audit fails on it.
  retries: 1,
  reporter: 'dot',
  projects: [
    { name: 'whole', testMatch: WHOLE },
    { name: 'rest', testMatch: '**/*.spec.ts', testIgnore: WHOLE },
  ],
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
        // Letters are as wide as their font says, in the headless shell as elsewhere.
        '--font-render-hinting=none',
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
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
  },
})
