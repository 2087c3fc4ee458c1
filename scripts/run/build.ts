import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './processes.ts'

const SOURCES = ['web', 'core', 'scripts/openapi', 'vite.config.ts', 'package-lock.json']

const newest = (path: string): number =>
  statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs

/** Builds the client into dist/ unless what stands there is newer than every source. */
export async function build(): Promise<void> {
  const built = 'dist/index.html'
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...SOURCES.map(newest))) return
  await runToEnd('vite', ['build', '--logLevel', 'warn'])
}

/** Brings the local D1 to the newest migration. */
export const migrate = (state: string): Promise<void> =>
  runToEnd('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state])
