import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

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
          // Hashing a password costs a tenth of a second by design, and more where others work too.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        define: { __VERSION__: '"0.0.0"' },
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['test/web/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/clean.ts'],
        },
      },
    ],
  },
})
