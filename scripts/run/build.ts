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

/** Bundles being made by this process, by their folder. */
const running = new Map<string, Promise<void>>()

/**
 * Bundles a Worker as it is deployed, unless its bundle is newer than every source. Two calls at once make one bundle: its script
 * is written before its other modules, so a half-written bundle looks finished.
 */
export function bundle({ config, sources, folder }: Bundle): Promise<void> {
  const going = running.get(folder)
  if (going) return going
  if (isNewer(`${folder}/index.js`, sources)) return Promise.resolve()
  // wrangler takes a relative path from the folder of the settings.
  const made = runToEnd('wrangler', ['deploy', '--config', config, '--dry-run', '--outdir', resolve(folder)])
  running.set(folder, made)
  return made.finally(() => running.delete(folder))
}
