import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { previewsWorker } from './scripts/run/previews-worker.ts'
import { VAPID } from './scripts/run/vapid-test-keys.ts'
import { isAudit } from './test/support/audit.ts'

/** Far beyond what a slow machine needs: nothing fails for want of a second. The audit tries many more cases. */
const testTimeout = isAudit ? 1_800_000 : 180_000
const hookTimeout = testTimeout

/** They count the rows that a site of a known size reads and writes, so each has a workerd of its own. */
const ALONE = ['test/bench/**/*.test.ts']

/** Left to the audit: they test the simulated chess site, not ours. */
const AUDIT_ONLY = isAudit ? [] : ['test/simulator/moods/moods.test.ts']

/** Parts of the Worker that need none of its surroundings. */
const PLAIN = ['test/worker/cache/single-flight.test.ts']

/** Which file saved a tournament, by its id: files may share rooms and caches, which know tournaments by their ids. */
const savedBy = new Map<string, string>()

/** What `aSaved` asks, however the files fall to the workerds: the file that has this id already, else the one that asks. */
async function claimId(request: { json: () => Promise<unknown> }): Promise<Response> {
  const { id, file } = (await request.json()) as { id: string; file: string }
  if (!savedBy.has(id)) savedBy.set(id, file)
  return new Response(savedBy.get(id))
}

/** Printed by nothing that is wrong. Everything else that is logged is shown: a test that provokes errors says so by `expectErrors`. */
const EXPECTED_LOGS = [
  // Rooms look for a chess site also where a test doesn't simulate one, or lets it fail.
  /^http:\/\/127\.0\.0\.1:8798\/\S+: status 50[03]; next try after /,
  // workerd itself logs these faults of D1, which tests provoke, although their callers handle them.
  /^Error: D1_ERROR: (FOREIGN KEY constraint failed|overloaded|no such table: deputies)/,
  // happy-dom doesn't know the element.
  /^The tag <search> is unrecognized in this browser/,
]

const noPreviews = async () => new Response(null, { status: 503 })

/** plain: instant, core above all. worker and alone: real workerd, D1 and rooms. web: a DOM. */
export default defineConfig({
  test: {
    // Files of the Worker's tests mostly wait for their workerd to start.
    maxWorkers: 4,
    // Rooms are torn down amid what they do, as the edge does it: then a question of the runner itself stays unanswered.
    onUnhandledError: ({ name }) => name !== 'EnvironmentTeardownError',
    // The list of files isn't swelled by tests that are merely slow.
    slowTestThreshold: 10_000,
    onConsoleLog: (log) => !EXPECTED_LOGS.some((pattern) => pattern.test(log)),
    projects: [
      {
        test: {
          name: 'plain',
          environment: 'node',
          // Nothing in core keeps anything; the simulated site begins anew in each test.
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
      // Each of these has a workerd of its own, which starts sooner without WebAssembly.
      worker('alone', { include: ALONE }, async () => ({ serviceBindings: { PREVIEWS: noPreviews } })),
      worker('worker', { include: ['test/worker/**/*.test.ts'], exclude: PLAIN, isolate: false }, async () => ({
        serviceBindings: { CLAIM_ID: claimId },
        workers: [await previewsWorker()],
      })),
      web('web', { include: ['test/web/**/*.test.{ts,tsx}'], exclude: ['test/web/embed/**'], isolate: false }),
      // What is embedded listens to its window for as long as there is one.
      web('embed', { include: ['test/web/embed/**/*.test.{ts,tsx}'] }),
    ],
  },
})

/** These variables of the environment, where they are set, as bindings: in workerd they come back as `process.env`. */
const inWorkerd = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** Tests in a workerd with a D1 and rooms of its own; files that share one keep to names of their own. */
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
            SCRYPT_N: '1024',
            // The grace is long: on a busy machine a saved change may wait for its turn to be published.
            ROOM_INTERVALS: JSON.stringify({ count: 100, report: 100, follows: 50, recheck: 50, publishGrace: 10_000 }),
            ...inWorkerd('AUDIT', 'FC_SEED'),
            CHESS_COM_API: 'http://127.0.0.1:8798/pub',
            CHESS_COM_WEB: 'http://127.0.0.1:8798',
            LICHESS_URL: 'http://127.0.0.1:8798/lichess',
            FACEBOOK_GRAPH: 'http://127.0.0.1:8798/facebook/v25.0',
            ...VAPID,
            PUSH_ORIGIN: 'https://push.test',
            WEBHOOK_LOOPBACK: 'http://127.0.0.1:8797',
            MIGRATIONS: await readD1Migrations('migrations'),
          },
          // No test reaches the network: what a test doesn't simulate is down.
          outboundService: async () => new Response(null, { status: 503 }),
          // For databases as they were before a migration (test/support/old-database.ts).
          d1Databases: ['OLD_DB'],
          ...(await beside()),
        },
      })),
    ],
    test: {
      name,
      // Pages are rendered by what is built of the client.
      globalSetup: ['test/support/built-site.ts'],
      setupFiles: ['test/support/migrate.ts', 'test/support/seed.ts'],
      // Of these each workerd would load some hundred small files.
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
      ...files,
    },
  }
}

/** Tests with a DOM. A window of its own takes a file longer than its tests: files may share one, by cleanup.ts. */
function web(name: string, files: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    plugins: [react()],
    define: { __VERSION__: '"0.0.0"' },
    test: {
      name,
      environment: 'happy-dom',
      setupFiles: ['test/support/cleanup.ts', 'test/support/seed.ts'],
      testTimeout,
      hookTimeout,
      ...files,
    },
  }
}
