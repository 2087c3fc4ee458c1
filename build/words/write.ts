import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languagesIn, readCatalogue, SOURCE_LANGUAGE, type Area, type Catalogue } from './catalogue.ts'
import { compileMessages, declareMessages, pluralsOf } from './compile.ts'
import { dispatchCode } from './dispatch.ts'
import { FORMATS_TYPES, formatsCode } from './formats.ts'
import { languagesCode, LANGUAGES_TYPES, offersCode, OFFERS_TYPES } from './languages.ts'
import { offeredLanguages } from './missing.ts'
import { parseMessage } from './message.ts'
import { PSEUDO_LANGUAGE, pseudoMessage } from './pseudo.ts'
import { RUNTIME_TYPES, runtimeCode } from './runtime.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const WORDS = join(ROOT, 'words')
const TARGET = join(ROOT, '.generated/words')
/** Its time is that of the last run, and its text the setting that it ran with. */
const STAMP = join(TARGET, 'written')
const SETTING = process.env['PSEUDO_LANGUAGE'] ?? ''

/**
 * Writes the catalogues of `words/` as JavaScript into `.generated/words/`: a folder for each language, and `edge` with
 * all of them. Does nothing if no source is newer than the last run.
 */
export function writeWords(): void {
  if (!isOutdated()) return
  writeTo(TARGET, WORDS)
  writeFileSync(STAMP, SETTING)
}

function writeTo(target: string, words: string): void {
  const files = filesOf(words)
  for (const [name, text] of files) writeChanged(join(target, name), text)
  if (!existsSync(target)) return
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:js|d\.ts)$/.test(name) && !files.has(name)) rmSync(join(target, name))
}

/**
 * All files to write, by their path below `.generated/words`. `withPseudo` adds the pseudo-language (`npm run audit`
 * and tests), which no reader should meet.
 */
export function filesOf(words: string, withPseudo = process.env['PSEUDO_LANGUAGE'] === '1'): Map<string, string> {
  const plurals = pluralsOf(SOURCE_LANGUAGE)
  const source = readCatalogue(words, SOURCE_LANGUAGE, plurals)
  const pseudo = withPseudo ? [PSEUDO_LANGUAGE] : []
  const offered = [...offeredLanguages(words), ...pseudo]
  const files = new Map<string, string>()
  const catalogues = new Map<string, Catalogue>()
  for (const tag of [...languagesIn(words), ...pseudo]) {
    const own = tag === PSEUDO_LANGUAGE ? pseudoCatalogue(source) : readCatalogue(words, tag, pluralsOf(tag), source)
    if (offered.includes(tag)) catalogues.set(tag, own)
    const { rule } = tag === PSEUDO_LANGUAGE ? plurals : pluralsOf(tag)
    files.set(`${tag}/runtime.js`, runtimeCode(rule))
    files.set(`${tag}/formats.js`, formatsCode(tag))
    for (const [area, messages] of source) files.set(`${tag}/${area}.js`, areaCode(tag, area, messages, own.get(area)))
  }
  files.set(`${SOURCE_LANGUAGE}/languages.js`, languagesCode(offered))
  files.set(`${SOURCE_LANGUAGE}/languages.d.ts`, LANGUAGES_TYPES)
  files.set(`${SOURCE_LANGUAGE}/offers.js`, offersCode(catalogues))
  files.set(`${SOURCE_LANGUAGE}/offers.d.ts`, OFFERS_TYPES)
  files.set(`${SOURCE_LANGUAGE}/runtime.d.ts`, RUNTIME_TYPES)
  files.set(`${SOURCE_LANGUAGE}/formats.d.ts`, FORMATS_TYPES)
  files.set('edge/formats.js', dispatchCode('formats', namesIn(FORMATS_TYPES), offered))
  for (const [area, messages] of source) {
    files.set(`${SOURCE_LANGUAGE}/${area}.d.ts`, declareMessages(messages))
    files.set(`edge/${area}.js`, dispatchCode(area, [...messages.keys()], offered))
  }
  return files
}

/** A language's messages; those that it lacks are English. */
function areaCode(tag: string, area: string, source: Area, own: Area = new Map()): string {
  const missing = [...source.keys()].filter((key) => !own.has(key))
  const english = missing.length > 0 ? `export { ${missing.join(', ')} } from '../${SOURCE_LANGUAGE}/${area}.js'\n` : ''
  return compileMessages(tag === PSEUDO_LANGUAGE ? SOURCE_LANGUAGE : tag, own) + english
}

function pseudoCatalogue(source: Catalogue): Catalogue {
  const plurals = pluralsOf(SOURCE_LANGUAGE)
  const pseudo = (area: Area): Area =>
    new Map(Array.from(area, ([key, message]) => [key, parseMessage(pseudoMessage(message), plurals)]))
  return new Map(Array.from(source, ([name, area]) => [name, pseudo(area)]))
}

const namesIn = (types: string): string[] =>
  Array.from(types.matchAll(/^export declare const (\w+)/gm), ([, name]) => name!)

/** Keeps the times of files that stay as they are, so that nothing is built again without need. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function isOutdated(): boolean {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== SETTING) return true
  const written = statSync(STAMP).mtimeMs
  const sources = globSync(['words', 'words/*', 'words/*/*.json', 'build/words/*.ts', 'package-lock.json'], {
    cwd: ROOT,
  })
  return sources.some((file) => statSync(join(ROOT, file)).mtimeMs >= written)
}
