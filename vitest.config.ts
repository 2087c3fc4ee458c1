import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** Far beyond what a slow machine needs: nothing fails for want of a second. */
const testTimeout = 60_000

/** core: plain and instant. worker: real workerd, D1 and rooms. web: a DOM. */
export default defineConfig({
  test: {
    // Files of the Worker's tests mostly wait for their workerd to start.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          // Nothing in core keeps anything; the simulated site begins anew in each test.
          isolate: false,
          testTimeout,
          include: ['test/core/**/*.test.ts', 'test/scripts/**/*.test.ts', 'test/chess-site/**/*.test.ts'],
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                ENVIRONMENT: 'test',
                SITE_URL: 'http://localhost',
                SECRET: 'test',
                CHESS_COM_API: 'http://127.0.0.1:8798/pub',
                CHESS_COM_WEB: 'http://127.0.0.1:8798',
                LICHESS_URL: 'http://127.0.0.1:8798/lichess',
                MIGRATIONS: await readD1Migrations('migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['test/worker/**/*.test.ts', 'test/party/**/*.test.ts', 'test/bench/**/*.test.ts'],
          setupFiles: ['test/support/migrate.ts'],
          // Of these each workerd would load some hundred small files.
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: ['drizzle-orm', 'drizzle-orm/d1', 'drizzle-orm/sqlite-core', 'micromark', 'zod/mini'],
              },
            },
          },
          testTimeout,
        },
      },
      web('web', { include: ['test/web/**/*.test.{ts,tsx}'], exclude: ['test/web/embed/**'], isolate: false }),
      // What is embedded listens to its window for as long as there is one.
      web('embed', { include: ['test/web/embed/**/*.test.{ts,tsx}'] }),
    ],
  },
})

/** Tests with a DOM. A window of its own takes a file longer than its tests: files may share one, by clean.ts. */
function web(name: string, files: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    plugins: [react()],
    define: { __VERSION__: '"0.0.0"' },
    test: { name, environment: 'happy-dom', setupFiles: ['test/support/clean.ts'], testTimeout, ...files },
  }
}
