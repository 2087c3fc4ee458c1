import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withIsolates } from './isolates.ts'
import { directionOf } from './languages.ts'
import { parseMessage, type Argument, type ParsedMessage, type Plurals } from './message.ts'

/** The messages of one area, such as `standings`, by key. */
export type Area = Map<string, ParsedMessage>

/** The messages of one language, by area. */
export type Catalogue = Map<string, Area>

export const SOURCE_LANGUAGE = 'en'
/** Made at build from tables of the CLDR (formats.ts) and from the folders (write.ts), so no file may have their names. */
const RESERVED_AREAS = new Set(['formats', 'languages', 'modules', 'offers', 'runtime'])
const AREA = /^[a-z][a-zA-Z0-9]*$/
const KEY = /^[a-z][a-zA-Z0-9]*$/
// These can’t be names of exports that are declared; a module that exports `then` never answers to `import()`.
const RESERVED_KEYS = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch then this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

/** An error of a catalogue: the file, the key and the reason. */
class CatalogueError extends Error {
  constructor(file: string, key: string, reason: string) {
    super(`${file}: ${key}: ${reason}`)
  }
}

/** All languages that have a folder, English first. */
export const languagesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted((a, b) => Number(b === SOURCE_LANGUAGE) - Number(a === SOURCE_LANGUAGE) || (a < b ? -1 : 1))

/**
 * Reads `words/<tag>/*.json`: flat objects of messages, with `@key` beside `key` for what a translator should know.
 * `source` is English, of which another language may have no more keys and the same arguments.
 */
export function readCatalogue(folder: string, tag: string, plurals: Plurals, source?: Catalogue): Catalogue {
  const files = existsSync(join(folder, tag)) ? readdirSync(join(folder, tag)).toSorted() : []
  const found: Catalogue = new Map()
  for (const file of files) {
    if (!file.endsWith('.json')) continue
    const path = join(folder, tag, file)
    const area = file.slice(0, -'.json'.length)
    if (!AREA.test(area) || RESERVED_AREAS.has(area))
      throw new CatalogueError(path, area, 'can’t be the name of an area')
    if (source && !source.has(area)) throw new CatalogueError(path, area, 'English has no such area')
    found.set(area, readArea(tag, path, plurals, source?.get(area)))
  }
  return found
}

function readArea(tag: string, path: string, plurals: Plurals, source: Area | undefined): Area {
  const area: Area = new Map()
  for (const [key, value] of Object.entries(readJson(path))) {
    if (key.startsWith('@')) continue
    const fail = (reason: string): never => {
      throw new CatalogueError(path, key, reason)
    }
    if (!KEY.test(key) || RESERVED_KEYS.has(key)) fail('can’t be a key: use camelCase, and no word of JavaScript')
    if (typeof value !== 'string' || value.trim() === '') return fail('has no text')
    if (source && !source.has(key)) fail('English has no such key')
    area.set(
      key,
      parsedOr(fail, () => sameArguments(messageOf(tag, value, plurals), source?.get(key))),
    )
  }
  return area
}

function messageOf(tag: string, text: string, plurals: Plurals): ParsedMessage {
  const message = parseMessage(text, plurals)
  return directionOf(tag) === 'rtl' ? parseMessage(withIsolates(message), plurals) : message
}

function readJson(path: string): Record<string, unknown> {
  const text = readFileSync(path, 'utf8')
  const repeated = repeatedKey(text)
  if (repeated) throw new CatalogueError(path, repeated, 'is there twice')
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch (error) {
    throw new CatalogueError(path, 'the file', (error as Error).message)
  }
}

/** `JSON.parse` would keep the second alone. Keys are the only strings at the start of a line. */
function repeatedKey(text: string): string | undefined {
  const keys = Array.from(text.matchAll(/^ {2}"([^"]+)":/gm), ([, key]) => key!)
  return keys.find((key, at) => keys.indexOf(key) !== at)
}

function parsedOr(fail: (reason: string) => never, parse: () => ParsedMessage): ParsedMessage {
  try {
    return parse()
  } catch (error) {
    return fail((error as Error).message)
  }
}

/** A translation has the arguments of its English message and uses them in the same way. */
function sameArguments(translated: ParsedMessage, source: ParsedMessage | undefined): ParsedMessage {
  if (!source) return translated
  for (const [name, use] of translated.arguments) {
    const known = source.arguments.get(name)
    if (!known) throw new Error(`{${name}} is unknown in English`)
    if (!fits(use, known)) throw new Error(`{${name}} is ${use.kind} here and ${known.kind} in English`)
  }
  for (const name of source.arguments.keys())
    if (!translated.arguments.has(name)) throw new Error(`{${name}} is missing`)
  return translated
}

/** Any number or case may be printed as it is; cases may be fewer, as `other` stands for the rest. */
const fits = (use: Argument, known: Argument): boolean =>
  use.kind === 'select' && known.kind === 'select'
    ? use.cases.every((name) => known.cases.includes(name))
    : use.kind === known.kind || (use.kind === 'text' && known.kind === 'number')
