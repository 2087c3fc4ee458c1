import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writePreviewFonts } from '../../build/preview-fonts.ts'
import { listEngine } from '../../build/engine-files.ts'
import { writeWords } from '../../build/words/write.ts'
import { runToEnd } from './processes.ts'

const SOURCES = [
  'web',
  'core',
  'words',
  '.generated/words/en/languages.js',
  '.generated/engine.json',
  'build',
  'vite.config.ts',
  'package-lock.json',
]
const BUILT = ['dist/index.html', '.generated/client-files.json', '.server/site.js']

const newest = (path: string): number =>
  statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs

const isNewer = (built: string, sources: string[]): boolean =>
  existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newest))

/** Builds the client and its server bundle, unless they are newer than all sources, and writes the preview fonts. */
export async function build(): Promise<void> {
  writePreviewFonts()
  writeWords()
  listEngine()
  if (BUILT.every((file) => isNewer(file, SOURCES))) return
  // Production mode for tests too: they run what is deployed.
  await runToEnd('vite', ['build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })
}

/** A Worker of this project: its configuration, its source folders and the folder of its bundle. */
interface Bundle {
  config: string
  sources: string[]
  folder: string
}

export const SITE: Bundle = {
  config: 'wrangler.toml',
  sources: [
    'worker',
    'party',
    'core',
    '.server',
    '.generated/client-files.json',
    '.generated/words',
    'wrangler.toml',
    'package-lock.json',
  ],
  folder: '.generated/worker',
}

export const EDGE: Bundle = {
  config: 'edge/wrangler.toml',
  sources: ['edge', 'core', 'party/log.ts', 'worker/cache', '.generated/words', 'package-lock.json'],
  folder: '.generated/edge',
}

export const PREVIEWS: Bundle = {
  config: 'previews/wrangler.toml',
  sources: ['previews', 'core/embed', 'core/text', '.generated/words', 'party/log.ts', 'package-lock.json'],
  folder: '.generated/previews',
}

export const CHESS_SITE: Bundle = {
  config: 'simulator/wrangler.toml',
  sources: ['simulator', 'core', 'package-lock.json'],
  folder: '.generated/chess-site',
}

/** Bundles that this process is making, by folder. */
const running = new Map<string, Promise<void>>()

/**
 * Bundles a Worker as for a deployment, unless its bundle is newer than all sources. Concurrent calls share one run:
 * the script is written before the other modules, so a half-written bundle would look finished.
 */
export function bundle({ config, sources, folder }: Bundle): Promise<void> {
  const going = running.get(folder)
  if (going) return going
  if (isNewer(`${folder}/index.js`, sources)) return Promise.resolve()
  // wrangler resolves a relative path against the folder of the configuration.
  const made = runToEnd('wrangler', ['deploy', '--config', config, '--dry-run', '--outdir', resolve(folder)])
  running.set(folder, made)
  return made.finally(() => running.delete(folder))
}
