import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { EngineInfo } from '../web/parts/eval/engine-info.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LISTED = join(ROOT, '.generated/engine.json')
const FIELDS = ['name', 'script', 'licenceFile', 'licence', 'source'] as const

/** The folder of the engine that readers may use: ignored by git, filled by `npm run engine` or by hand. */
const folder = (): string => join(ROOT, process.env['KIBITZ_ENGINE'] ?? 'engine')

const filesIn = (path: string): string[] =>
  existsSync(path) ? readdirSync(path).filter((name) => statSync(join(path, name)).isFile()) : []

/** What engine.json in that folder says; null without one. A faulty one stops the build. */
export function readEngine(path = folder()): EngineInfo | null {
  if (!existsSync(join(path, 'engine.json'))) return null
  const info = JSON.parse(readFileSync(join(path, 'engine.json'), 'utf8')) as Partial<Record<string, unknown>>
  const missing = FIELDS.find((field) => typeof info[field] !== 'string' || info[field] === '')
  if (missing) throw new Error(`engine.json has no text for “${missing}”`)
  const engine = Object.fromEntries(FIELDS.map((field) => [field, info[field]])) as unknown as EngineInfo
  for (const file of [engine.script, engine.licenceFile])
    if (!filesIn(path).includes(file)) throw new Error(`engine.json names “${file}”, which isn’t in its folder`)
  if (!engine.source.startsWith('https://')) throw new Error('The source in engine.json is no https address')
  return engine
}

/** Writes a list of the engine’s files, if it has changed: builds are newer than it, or are made again. */
export function listEngine(): void {
  const files = filesIn(folder()).map((name) => [name, statSync(join(folder(), name)).size])
  const list = JSON.stringify({ engine: readEngine(), files })
  if (existsSync(LISTED) && readFileSync(LISTED, 'utf8') === list) return
  mkdirSync(dirname(LISTED), { recursive: true })
  writeFileSync(LISTED, list)
}

/** Puts the engine’s files into the site’s folder /engine/, as they are: they are no part of any bundle. */
export function engineFiles(): Plugin {
  return {
    name: 'engine-files',
    apply: 'build',
    generateBundle() {
      if (!readEngine()) return
      for (const name of filesIn(folder()))
        this.emitFile({ type: 'asset', fileName: `engine/${name}`, source: readFileSync(join(folder(), name)) })
    },
  }
}
