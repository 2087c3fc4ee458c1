import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { writeWords } from './build/words/write.ts'
import { previewsWorker } from './scripts/run/previews-worker.ts'
import { VAPID } from './scripts/run/vapid-test-keys.ts'
import { isAudit } from './test/support/audit.ts'

// German, Arabic as it runs from right to left, and a language in which everything differs from English.
process.env['LANGUAGES'] ??= 'de,ar,en-XA'
// The site is built with an engine of the tests' own.
process.env['KIBITZ_ENGINE'] ??= 'test/support/engine'
writeWords()

/** Far more than a slow machine needs, so that no test fails for lack of a second. The audit tries many more cases. */
const testTimeout = isAudit ? 7_200_000 : 180_000
const hookTimeout = testTimeout

/**
 * These count the rows that a site of a known size reads and writes, so each file has a workerd of its own. Only the
 * audit runs them.
 */
const ALONE = ['test/bench/**/*.test.ts']

/**
 * Tests of the simulated chess site and halls, not of the product; whole seasons and leagues, whose parts and rules have
 * tests of their own; deploying, backing up and restoring a site, which rarely change; and long series of faults, whose
 * commonest the other tests provoke.
 */
const AUDIT_ONLY = isAudit
  ? []
  : [
      'test/simulator/**',
      'test/scripts/operator/**',
      'test/worker/backup/**',
      'test/worker/rooms/after-restore.test.ts',
      'test/worker/rooms/poll-moods.test.ts',
      'test/worker/attacks/{live-results,database-down,writes-down}.test.ts',
      'test/worker/worked-*.test.ts',
      'test/worker/season-playoffs.test.ts',
    ]

/**
 * Tests of the Worker often wait, so they run in more processes than two processors need, and first. Four are no faster,
 * nor is running the others beside them.
 */
const WAITING = { maxWorkers: 3, sequence: { groupOrder: 0 } }
const BUSY = { maxWorkers: 2, sequence: { groupOrder: 1 } }

/** Tests of the Worker that need no workerd. */
const PLAIN = ['test/worker/cache/single-flight.test.ts']

/** The test file that saved each tournament id: files may share rooms and caches, which are keyed by it. */
const savedBy = new Map<string, string>()

/** Answers the claim of a tournament id with the file that claimed it first, whichever workerd the files run in. */
async function claimId(request: { json: () => Promise<unknown> }): Promise<Response> {
  const { id, file } = (await request.json()) as { id: string; file: string }
  if (!savedBy.has(id)) savedBy.set(id, file)
  return new Response(savedBy.get(id))
}

/**
 * Expected logs, which are not printed. All others are shown: a test that provokes errors hides them with
 * `expectErrors`.
 */
const EXPECTED_LOGS = [
  // Rooms poll the chess site even if a test doesn't simulate it, or makes it fail.
  /^http:\/\/127\.0\.0\.1:8798\/\S+: status 50[03]; next try after /,
  // workerd logs these D1 errors itself. Tests provoke them, and callers handle them.
  /^Error: D1_ERROR: (FOREIGN KEY constraint failed|overloaded|no such table: deputies)/,
  // React Router warns of an address that can't be decoded. Such a page is not found.
  /^The URL path "\S*%E0%A4%A" could not be decoded/,
  // happy-dom doesn't know the element.
  /^The tag <search> is unrecognized in this browser/,
]

const noPreviews = async () => new Response(null, { status: 503 })

/** `plain`: fast tests, mainly of core. `worker` and `alone`: real workerd, D1 and rooms. `web` and `embed`: a DOM. */
export default defineConfig({
  test: {
    // Rooms are torn down while they work, as at Cloudflare, which leaves an RPC call of the test runner pending.
    onUnhandledError: ({ name }) => name !== 'EnvironmentTeardownError',
    // Tests that are merely slow would clutter the report.
    slowTestThreshold: 10_000,
    onConsoleLog: (log) => !EXPECTED_LOGS.some((pattern) => pattern.test(log)),
    projects: [
      {
        test: {
          name: 'plain',
          environment: 'node',
          ...BUSY,
          // Safe without isolation: core keeps no state, and the simulator is reset in each test.
          isolate: false,
          setupFiles: ['test/support/seed.ts'],
          testTimeout,
          hookTimeout,
          include: [
            'test/core/**/*.test.ts',
            'test/party/**/*.test.ts',
            'test/previews/**/*.test.ts',
            'test/cli/**/*.test.ts',
            'test/scripts/**/*.test.ts',
            'test/build/**/*.test.ts',
            'test/simulator/**/*.test.ts',
            ...PLAIN,
          ],
          exclude: AUDIT_ONLY,
        },
      },
      // Without the previews Worker and its WebAssembly, workerd starts faster.
      ...(isAudit
        ? [worker('alone', { include: ALONE }, async () => ({ serviceBindings: { PREVIEWS: noPreviews } }))]
        : []),
      worker(
        'worker',
        {
          include: ['test/worker/**/*.test.ts'],
          exclude: [...PLAIN, ...AUDIT_ONLY],
          isolate: false,
        },
        async () => ({
          serviceBindings: { CLAIM_ID: claimId },
          workers: [await previewsWorker()],
        }),
      ),
      web('web', { include: ['test/web/**/*.test.{ts,tsx}'], exclude: ['test/web/embed/**'], isolate: false }),
      // Embed code never removes its window listeners, so these files do not share a window.
      web('embed', { include: ['test/web/embed/**/*.test.{ts,tsx}'] }),
    ],
  },
})

/** Passes set environment variables into workerd, where `process.env` has them. */
const inWorkerd = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** Tests in a workerd with its own D1 and rooms. Files that share one use different ids. */
function worker(
  name: string,
  files: TestProjectInlineConfiguration['test'],
  beside: () => Promise<object>,
): TestProjectInlineConfiguration {
  return {
    plugins: [
      cloudflareTest(async () => ({
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          bindings: {
            ENVIRONMENT: 'test',
            SITE_URL: 'http://localhost',
            SECRET: 'test',
            SCRYPT_N: '16',
            // The last two are long: on a busy machine a saved change may wait before it is published.
            ROOM_INTERVALS: JSON.stringify({
              count: 100,
              report: 100,
              follows: 50,
              recheck: 50,
              publishGrace: 4_000,
              predecessor: 4_000,
            }),
            SITE_TIMEOUTS: JSON.stringify({ long: 60_000, short: 60_000, link: 60_000, grace: 60_000 }),
            ...inWorkerd('AUDIT', 'FC_SEED'),
            CHESS_COM_API: 'http://127.0.0.1:8798/pub',
            CHESS_COM_WEB: 'http://127.0.0.1:8798',
            LICHESS_URL: 'http://127.0.0.1:8798/lichess',
            LIVECHESS_URL: 'http://127.0.0.1:8798/livechess',
            FACEBOOK_GRAPH: 'http://127.0.0.1:8798/facebook/v25.0',
            ...VAPID,
            PUSH_ORIGIN: 'https://push.test',
            WEBHOOK_LOOPBACK: 'http://127.0.0.1:8797',
            MIGRATIONS: await readD1Migrations('migrations'),
          },
          // The application's messages go nowhere: consumers would send in the background of other tests. A test of the
          // queues binds the last three in their place, which are consumed by the Worker.
          queueProducers: {
            LETTER_QUEUE: 'unread-letters',
            PUSH_QUEUE: 'unread-pushes',
            WEBHOOK_QUEUE: 'unread-webhooks',
            READ_LETTER_QUEUE: 'kibitz-letters',
            READ_PUSH_QUEUE: 'kibitz-pushes',
            READ_WEBHOOK_QUEUE: 'kibitz-webhooks',
          },
          queueConsumers: Object.fromEntries(
            ['kibitz-letters', 'kibitz-pushes', 'kibitz-webhooks'].map((name) => [name, { maxBatchTimeout: 0.1 }]),
          ),
          // No test reaches the network: requests fail unless a test simulates them.
          outboundService: async () => new Response(null, { status: 503 }),
          // For databases as they were before a migration (test/support/old-database.ts).
          d1Databases: ['OLD_DB'],
          r2Buckets: ['BACKUPS'],
          ...(await beside()),
        },
      })),
    ],
    test: {
      name,
      // With it, vitest sends workerd each test file's modules again, 23 MB, although files of a workerd share them.
      fsModuleCache: false,
      // Pages are rendered by the built server bundle.
      globalSetup: ['test/support/built-site.ts'],
      setupFiles: ['test/support/migrate.ts', 'test/support/seed.ts'],
      // Bundled once; otherwise each workerd would load hundreds of small files.
      deps: {
        optimizer: {
          ssr: {
            enabled: true,
            include: ['drizzle-orm', 'drizzle-orm/d1', 'drizzle-orm/sqlite-core', 'zod/mini'],
          },
        },
      },
      testTimeout,
      hookTimeout,
      ...WAITING,
      ...files,
    },
  }
}

/** Tests with a DOM. Creating a window takes longer than a file's tests, so files may share one (cleanup.ts). */
function web(name: string, files: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    plugins: [react()],
    define: { __VERSION__: '"0.0.0"', __ENGINE__: 'null' },
    test: {
      name,
      environment: 'happy-dom',
      ...BUSY,
      setupFiles: ['test/support/cleanup.ts', 'test/support/seed.ts'],
      testTimeout,
      hookTimeout,
      ...files,
    },
  }
}
