import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BROWSER_AREAS } from './browser-areas.ts'
import { languagesIn, readCatalogue, SOURCE_LANGUAGE, type Area, type Catalogue } from './catalogue.ts'
import { compileMessages, declareMessages, moduleOf, pluralsOf } from './compile.ts'
import { dispatchCode, modulesCode, MODULES_TYPES } from './dispatch.ts'
import { FORMATS_TYPES, formatsCode } from './formats.ts'
import { FORMATS, languageModule } from './language-module.ts'
import { languagesCode, LANGUAGES_TYPES, offersCode, OFFERS_TYPES } from './languages.ts'
import { offeredLanguages } from './missing.ts'
import { parseMessage } from './message.ts'
import { proseCode, PROSE_TYPES } from './prose.ts'
import { PSEUDO_LANGUAGE, pseudoMessage } from './pseudo.ts'
import { RUNTIME_TYPES, runtimeCode } from './runtime.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const WORDS = join(ROOT, 'words')
export const TARGET = join(ROOT, '.generated/words')
/** Its time is that of the last run, and its text the setting that it ran with. */
const STAMP = join(TARGET, 'written')
const SETTING = process.env['LANGUAGES'] ?? ''

/**
 * Writes the catalogues of `words/` as JavaScript into `.generated/words/`: a folder for each language, and `edge` for the
 * Worker, which answers in all of them. Does nothing if no source is newer than the last run.
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
 * All files to write, by their path below `.generated/words`. `offered` are the languages besides English that readers
 * can choose; LANGUAGES sets others, for example `de,en-XA`, where `en-XA` is the pseudo-language.
 */
export function filesOf(words: string, offered = chosenLanguages() ?? offeredLanguages(words)): Map<string, string> {
  const source = readCatalogue(words, SOURCE_LANGUAGE, pluralsOf(SOURCE_LANGUAGE))
  const files = new Map<string, string>()
  // All are read, so that a fault in a language that isn’t offered yet is found too.
  const catalogues = new Map(
    [...languagesIn(words), PSEUDO_LANGUAGE].map((tag) => [tag, catalogueOf(words, tag, source)] as const),
  )
  const tags = [SOURCE_LANGUAGE, ...offered]
  for (const tag of tags) {
    const own = catalogues.get(tag)
    if (!own) throw new Error(`There is no language ${tag} in ${words}.`)
    for (const [name, code] of languageFiles(tag, own, source)) files.set(name, code)
    files.set(`${tag}/prose.js`, proseCode([tag]))
  }
  const offeredCatalogues = new Map(tags.map((tag) => [tag, catalogues.get(tag)!]))
  files.set(`${SOURCE_LANGUAGE}/languages.js`, languagesCode(tags))
  files.set(`${SOURCE_LANGUAGE}/languages.d.ts`, LANGUAGES_TYPES)
  files.set(`${SOURCE_LANGUAGE}/offers.js`, offersCode(offeredCatalogues))
  files.set(`${SOURCE_LANGUAGE}/offers.d.ts`, OFFERS_TYPES)
  files.set('edge/prose.js', proseCode(offered))
  files.set(`${SOURCE_LANGUAGE}/prose.d.ts`, PROSE_TYPES)
  files.set(`${SOURCE_LANGUAGE}/runtime.d.ts`, RUNTIME_TYPES)
  files.set(`${SOURCE_LANGUAGE}/formats.d.ts`, FORMATS_TYPES)
  files.set(`${SOURCE_LANGUAGE}/modules.js`, modulesCode([]))
  files.set(`${SOURCE_LANGUAGE}/modules.d.ts`, MODULES_TYPES)
  files.set('edge/modules.js', modulesCode(offered))
  files.set('edge/formats.js', dispatchCode('formats', FORMATS))
  for (const [area, messages] of source) {
    files.set(`${SOURCE_LANGUAGE}/${area}.d.ts`, declareMessages(messages))
    if (!BROWSER_AREAS.has(area)) files.set(`edge/${area}.js`, dispatchCode(area, [...messages.keys()]))
  }
  return files
}

const chosenLanguages = (): string[] | undefined =>
  process.env['LANGUAGES']?.split(',').filter((tag) => tag !== '' && tag !== SOURCE_LANGUAGE)

/** A language’s module for each area, for browsers, and all in one, for the edge. */
function languageFiles(tag: string, own: Catalogue, source: Catalogue): Map<string, string> {
  const like = tag === PSEUDO_LANGUAGE ? SOURCE_LANGUAGE : tag
  const { rule } = pluralsOf(like)
  const areas = new Map(Array.from(source.keys(), (area) => [area, compileMessages(like, own.get(area) ?? new Map())]))
  const files = new Map<string, string>()
  files.set(`${tag}/runtime.js`, `import { formatNumber } from './formats.js'\n${runtimeCode(rule)}`)
  files.set(`${tag}/formats.js`, formatsCode(tag))
  for (const [area, compiled] of areas)
    files.set(`${tag}/${area}.js`, moduleOf(compiled) + missingCode(area, source.get(area)!, own.get(area)))
  const ofEdge = new Map([...areas].filter(([area]) => !BROWSER_AREAS.has(area)))
  if (tag !== SOURCE_LANGUAGE) files.set(`edge/languages/${tag}.js`, languageModule(tag, rule, ofEdge))
  return files
}

/** A message that a language lacks is English. */
function missingCode(area: string, source: Area, own: Area = new Map()): string {
  const missing = [...source.keys()].filter((key) => !own.has(key))
  return missing.length > 0 ? `export { ${missing.join(', ')} } from '../${SOURCE_LANGUAGE}/${area}.js'\n` : ''
}

/** The messages of any language, the pseudo-language included; `source` is English. */
export function catalogueOf(words: string, tag: string, source: Catalogue): Catalogue {
  if (tag === SOURCE_LANGUAGE) return source
  return tag === PSEUDO_LANGUAGE ? pseudoCatalogue(source) : readCatalogue(words, tag, pluralsOf(tag), source)
}

function pseudoCatalogue(source: Catalogue): Catalogue {
  const plurals = pluralsOf(SOURCE_LANGUAGE)
  const pseudo = (area: Area): Area =>
    new Map(Array.from(area, ([key, message]) => [key, parseMessage(pseudoMessage(message), plurals)]))
  return new Map(Array.from(source, ([name, area]) => [name, pseudo(area)]))
}

/** Keeps the times of files that stay as they are, so that nothing is built again without need. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function isOutdated(): boolean {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== SETTING) return true
  const written = statSync(STAMP).mtimeMs
  const sources = globSync(
    ['words', 'words/*', 'words/*/*.json', 'web/public/pages{,/*}', 'build/words/*.ts', 'package-lock.json'],
    { cwd: ROOT },
  )
  return sources.some((file) => statSync(join(ROOT, file)).mtimeMs >= written)
}
