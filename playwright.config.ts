import { defineConfig } from '@playwright/test'
import { chromium } from './scripts/run/chromium.mjs'
import { VAPID } from './scripts/run/vapid-test-keys.ts'

const port = Number(process.env.TEST_PORT ?? 8791)

/** The only address of this machine that may receive webhooks in journeys (WEBHOOK_LOOPBACK). */
export const webhookOrigin = `http://127.0.0.1:${port + 4}`

/** The tested site; each run starts with a fresh demo. */
export const site = {
  command: 'node scripts/reset.ts && exec node scripts/start.ts',
  url: `http://localhost:${port}`,
  env: {
    PORT: String(port),
    KIBITZ_ENGINE: process.env.KIBITZ_ENGINE ?? 'test/support/engine',
    KIBITZ_STATE: '.wrangler/state-journeys',
    DEMO_FROZEN: '1',
    WEBHOOK_LOOPBACK: webhookOrigin,
    ...VAPID,
  },
}

/**
 * Events played from the first entry to the report, minutes each. They start first: at the end of the run, one would be
 * waited for alone.
 */
const WHOLE = ['whole-events', 'whole-large', 'whole-tables', 'offline', 'hall'].map((name) => `**/${name}.spec.ts`)

/** Journeys in a real browser against `npm start`, with demo data and a state folder of their own. */
export default defineConfig({
  testDir: 'test/journeys',
  fullyParallel: true,
  // More workers than processors: tests that wait for the chess site leave them idle.
  workers: 3,
  // Far more than a slow machine needs, so that no test fails for lack of a second.
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
    // A new context costs as much as the test itself. A reused one is cleared except for the HTTP cache.
    reuseContext: true,
    baseURL: site.url,
    // Suppresses the prompts for feedback and game links; they have journeys of their own.
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
        // Exact glyph widths in the headless shell too; by default it rounds them to pixels.
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
