import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type {
  ClientFiles,
  LanguageFiles,
  StoredFiles,
  StoredLanguageFiles,
  StyleSheet,
} from '../worker/pages/client-files.d.ts'

const TARGET = fileURLToPath(new URL('../.generated/client-files.json', import.meta.url))
/** Pages that open without a network: of the desk and of helpers, and those of readers who keep events. */
const KEPT = {
  desk: /\/web\/pages\/(?:manage\/page|help)\.tsx$/,
  events: /\/web\/pages\/(?:tournament\/(?!print|screen|tv)[\w-]+|match|hidden-game|following)\.tsx$/,
}
/** Modules that every page loads when it is idle. */
const AT_REST = /\/web\/(?:at-rest\.tsx|live\/keep-current\.ts)$/
/** Lazy parts of the first file that public pages of events show. */
const EVENT_PARTS =
  /\/web\/(?:parts\/(?:following|offline|spoilers|standings|ticker|tournament|why)\/|offline\/|api\/hide-results|shell\/lost-knight)/
/** Lazy parts that readers without a network have no use for. */
const NOT_OF_READERS =
  /\/web\/(?:parts\/(?:ask|claim|desk|game-link|line-up|pairings\/pairing-menu|reminder|report)\/|offline\/keep-desk|prefetch)/
const PAGE = /\/web\/pages\/(.+?)(?:-page)?\.tsx$/

/**
 * Writes a JSON file of the scripts and style sheets that each page needs; the Worker imports it
 * (worker/pages/template.ts). The Worker inlines the style sheets and names the scripts of the lazy page, so that the
 * first view needs no further round trip. The build in another language adds its files to those of the English one.
 */
export function pageFiles({ target = TARGET, language }: { target?: string; language?: string } = {}): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    writeBundle(_, bundle) {
      const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)
      const page = bundle['index.html']
      if (!entry || page?.type !== 'asset') return
      const own: LanguageFiles = {
        html: String(page.source)
          // Fonts load before scripts: the page is readable before its scripts have run.
          .replace('<script type="module"', '<script type="module" fetchpriority="low"')
          // The Worker inlines this style sheet. `disabled` stops browsers from loading it, and lazy scripts see that
          // it is already there.
          .replace('<link rel="stylesheet"', '<link rel="stylesheet" disabled'),
        sheetsOfAll: sheetsOf([entry]),
        pages: pagesOf(bundle, entry),
        kept: {
          desk: keptFiles(bundle, entry, [KEPT.desk, AT_REST]),
          events: keptFiles(bundle, entry, [KEPT.events, EVENT_PARTS, AT_REST], NOT_OF_READERS),
        },
      }
      const sheets = Object.fromEntries(
        Object.values(bundle).flatMap((file) =>
          file.fileName.endsWith('.css') ? [[`/${file.fileName}`, sheetOf(file)]] : [],
        ),
      )
      const stored = numbered(own)
      const files = language ? withLanguage(target, language, stored, sheets) : { ...stored, sheets, languages: {} }
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, JSON.stringify(files))
    },
  }
}

function withLanguage(
  target: string,
  language: string,
  own: StoredLanguageFiles,
  sheets: ClientFiles['sheets'],
): StoredFiles {
  const english = JSON.parse(readFileSync(target, 'utf8')) as StoredFiles
  const languages = { ...english.languages, [language]: own }
  return { ...english, sheets: { ...english.sheets, ...sheets }, languages }
}

/** With each path once, and numbers in its place. */
function numbered({ html, sheetsOfAll, pages, kept }: LanguageFiles): StoredLanguageFiles {
  const numbers = new Map<string, number>()
  const numbersOf = (paths: readonly string[]) =>
    paths.map((path) => {
      const number = numbers.get(path) ?? numbers.size
      numbers.set(path, number)
      return number
    })
  // Scripts may load in any order, and sorted numbers compress better: 8 kB of the Worker.
  const sortedNumbersOf = (paths: readonly string[]) => numbersOf(paths).toSorted((a, b) => a - b)
  const stored = {
    html,
    sheetsOfAll: numbersOf(sheetsOfAll),
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, { scripts, sheets }]) => [
        page,
        { scripts: sortedNumbersOf(scripts), sheets: numbersOf(sheets) },
      ]),
    ),
    kept: { desk: sortedNumbersOf(kept.desk), events: sortedNumbersOf(kept.events) },
  }
  return { ...stored, paths: [...numbers.keys()] }
}

/** The text of a style sheet and its hash for the content security policy. */
function sheetOf(file: Rolldown.OutputBundle[string]): StyleSheet {
  const css = file.type === 'asset' ? String(file.source).trim() : ''
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` }
}

function pagesOf(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): ClientFiles['pages'] {
  const chunks = chunksOf(bundle)
  const known = new Set([entry.fileName, ...entry.imports])
  return Object.fromEntries(
    chunks.flatMap((chunk) => {
      const page = chunk.isDynamicEntry && chunk.facadeModuleId ? PAGE.exec(chunk.facadeModuleId)?.[1] : undefined
      if (page === undefined) return []
      const parts = [...withImports(chunk, chunks)].filter(({ fileName }) => !known.has(fileName))
      return [[page, { scripts: parts.map(({ fileName }) => `/${fileName}`), sheets: sheetsOf(parts) }]]
    }),
  )
}

/**
 * The files of these modules and of all that they load, also lazily, without the modules that match `out`. The service
 * worker caches them for use without a network.
 */
function keptFiles(
  bundle: Rolldown.OutputBundle,
  entry: Rolldown.OutputChunk,
  first: RegExp[],
  out?: RegExp,
): string[] {
  const chunks = chunksOf(bundle).filter(({ facadeModuleId }) => !out?.test(facadeModuleId ?? ''))
  const isFirst = (module: string | null) => module !== null && first.some((file) => file.test(module))
  const found = new Set(chunks.filter(({ facadeModuleId }) => isFirst(facadeModuleId)))
  for (const chunk of found) {
    // Skip the lazy chunks of the entry: they are other pages.
    const later = chunk === entry || chunk.isEntry ? [] : chunk.dynamicImports
    for (const name of [...chunk.imports, ...later]) {
      const next = chunks.find(({ fileName }) => fileName === name)
      if (next && next !== entry) found.add(next)
    }
  }
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  return [...[...found].map(({ fileName }) => `/${fileName}`), ...sheetsOf(found), ...fonts.map((file) => `/${file}`)]
}

const sheetsOf = (chunks: Iterable<Rolldown.OutputChunk>): string[] => [
  ...new Set(
    [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)),
  ),
]

/** The chunk and its direct and indirect imports. */
function withImports(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set([chunk])
  for (const { imports } of found) {
    for (const each of chunks) if (imports.includes(each.fileName)) found.add(each)
  }
  return found
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')
