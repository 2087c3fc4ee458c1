import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writePreviewFonts } from '../preview-fonts.ts'
import { runToEnd } from './processes.ts'

/** Of the Worker that draws previews. */
export const PREVIEWS_CONFIG = 'previews/wrangler.toml'

const SOURCES = ['web', 'core', 'scripts/openapi', 'scripts/server-bundle.ts', 'vite.config.ts', 'package-lock.json']
const PREVIEW_SOURCES = ['previews', 'core/embed', 'core/text', 'package-lock.json']
/** The last files of the client and of what renders it in the Worker. */
const BUILT = ['dist/index.html', '.server/site.js']

const newest = (path: string): number =>
  statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs

const isNewer = (built: string, sources: string[]): boolean =>
  existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newest))

/** Builds the client, and what renders it, unless what stands there is newer than every source, and what previews are written in. */
export async function build(): Promise<void> {
  writePreviewFonts()
  if (BUILT.every((file) => isNewer(file, SOURCES))) return
  // Whoever asks for it, tests too: it is what is deployed.
  await runToEnd('vite', ['build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })
}

/** The site's Worker as it is deployed stands here. */
export const WORKER_FOLDER = 'build/worker'
const WORKER_SOURCES = ['worker', 'party', 'core', '.server', 'wrangler.toml', 'package-lock.json']

/** Bundles the Worker as it is deployed, unless what stands there is newer than every source. */
export async function buildWorker(): Promise<void> {
  if (isNewer(`${WORKER_FOLDER}/index.js`, WORKER_SOURCES)) return
  await runToEnd('wrangler', ['deploy', '--dry-run', '--outdir', WORKER_FOLDER])
}

/** The Worker of the previews as it is deployed, in a folder, unless what stands there is newer than every source. */
export async function buildPreviews(folder: string): Promise<void> {
  writePreviewFonts()
  if (isNewer(`${folder}/index.js`, PREVIEW_SOURCES)) return
  await runToEnd('wrangler', ['deploy', '--config', PREVIEWS_CONFIG, '--dry-run', '--outdir', folder])
}

/** Brings the local D1 to the newest migration. */
export const migrate = (state: string): Promise<void> =>
  runToEnd('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state])
