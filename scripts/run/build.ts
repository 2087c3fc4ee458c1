import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './processes.ts'

const SOURCES = ['web', 'core', 'scripts/openapi', 'scripts/server-bundle.ts', 'vite.config.ts', 'package-lock.json']

const newest = (path: string): number =>
  statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs

/** The last files of the client and of what renders it in the Worker. */
const BUILT = ['dist/index.html', '.server/site.js']

/** Builds the client into dist/, and what renders it, unless what stands there is newer than every source. */
export async function build(): Promise<void> {
  const isThere = BUILT.every((file) => existsSync(file))
  if (isThere && Math.min(...BUILT.map(newest)) > Math.max(...SOURCES.map(newest))) return
  await runToEnd('vite', ['build', '--logLevel', 'warn'])
}

/** Brings the local D1 to the newest migration. */
export const migrate = (state: string): Promise<void> =>
  runToEnd('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state])
