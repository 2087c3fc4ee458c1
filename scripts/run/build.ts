import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writePreviewFonts } from '../../build/preview-fonts.ts'
import { runToEnd } from './processes.ts'

const SOURCES = ['web', 'core', 'build', 'vite.config.ts', 'package-lock.json']
/** Files that a build of the client writes, and of what the Worker needs to render it. */
const BUILT = ['dist/index.html', '.generated/client-files.json', '.server/site.js']

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

/** A Worker of this project: its settings, what it is made of, and where it stands once it is bundled. */
interface Bundle {
  config: string
  sources: string[]
  folder: string
}

export const SITE: Bundle = {
  config: 'wrangler.toml',
  sources: ['worker', 'party', 'core', '.server', '.generated/client-files.json', 'wrangler.toml', 'package-lock.json'],
  folder: '.generated/worker',
}

/** The Worker that draws previews. */
export const PREVIEWS: Bundle = {
  config: 'previews/wrangler.toml',
  sources: ['previews', 'core/embed', 'core/text', 'package-lock.json'],
  folder: '.generated/previews',
}

/** The simulated chess site. */
export const CHESS_SITE: Bundle = {
  config: 'simulator/wrangler.toml',
  sources: ['simulator', 'core', 'package-lock.json'],
  folder: '.generated/chess-site',
}

/** Bundles a Worker as it is deployed, unless what stands there is newer than every source. */
export async function bundle({ config, sources, folder }: Bundle): Promise<void> {
  if (isNewer(`${folder}/index.js`, sources)) return
  // A path would begin where the settings are.
  await runToEnd('wrangler', ['deploy', '--config', config, '--dry-run', '--outdir', resolve(folder)])
}
