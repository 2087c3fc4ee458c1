import stored from '#client-files'
import { DEFAULT_LANGUAGE, directionOf, localizedPath } from '#core/addresses/localized.ts'
import type { LanguageFiles, PageFiles, StyleSheet } from './client-files.d.ts'
import { readFiles } from './read-files.ts'

/** The built page, split where the Worker inserts text. */
interface PageTemplate {
  /** Up to the attributes of `<html>`. */
  html: string
  /** Up to the title. */
  beforeTitle: string
  /** Up to the end of the head. */
  afterTitle: string
  /** Up to the rendered content. */
  body: string
  /** From the rendered content to the end of the body. */
  end: string
  close: string
}

/** The places of insertion, in the order of web/index.html: after, instead of, before, after and before these. */
const [HTML, TITLE, HEAD_END, ROOT, BODY_END] = [
  '<html lang="en"',
  '<title>Kibitz</title>',
  '</head>',
  '<div id="root">',
  '</body>',
]

/** What browsers ask when the site is installed. */
const MANIFEST = '/site.webmanifest'

/** Whether the client was built in this language. */
export const isBuilt = (language: string): boolean => language === DEFAULT_LANGUAGE || language in stored.languages

const read = new Map<string, LanguageFiles>()

function filesOf(language: string): LanguageFiles {
  const known = read.get(language)
  if (known) return known
  const files = readFiles(stored.languages[language] ?? stored)
  read.set(language, files)
  return files
}

const templates = new Map<string, PageTemplate>()

export function templateOf(language: string): PageTemplate {
  const known = templates.get(language)
  if (known) return known
  const made = cut(
    filesOf(language).html.replace(MANIFEST, localizedPath(language, MANIFEST)),
    `<html ${languageAttributes(language)}`,
  )
  templates.set(language, made)
  return made
}

/** Attributes of `<html>`. */
export const languageAttributes = (language: string): string =>
  `lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`

function cut(page: string, opening: string): PageTemplate {
  const [beforeTitle = '', afterTitle = ''] = page.split(TITLE)
  const [head = '', rest = ''] = afterTitle.split(HEAD_END)
  const [top = '', bottom = ''] = rest.split(ROOT)
  const [html = '', attributes = ''] = beforeTitle.split(HTML)
  const [end = '', close = ''] = bottom.split(BODY_END)
  return {
    html: html + opening,
    beforeTitle: attributes,
    afterTitle: head,
    body: HEAD_END + top + ROOT,
    end,
    close: BODY_END + close,
  }
}

/** The style sheets for the first view of these pages; those of every page come first. */
export const sheetsOf = (language: string, pages: readonly string[]): StyleSheet[] =>
  [...filesOf(language).sheetsOfAll, ...hrefs(language, pages, 'sheets')].flatMap((href) => stored.sheets[href] ?? [])

/** Tags for the files of these pages, each once. */
export const linksOf = (language: string, pages: readonly string[]): string[] => [
  ...hrefs(language, pages, 'scripts').map(
    (href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`,
  ),
  // The page's script looks for such a tag before it loads a sheet. The sheet is inline already, and browsers do not
  // load a disabled one.
  ...hrefs(language, pages, 'sheets').map((href) => `<link rel="stylesheet" crossorigin disabled href="${href}">`),
]

/** Links to files to cache with a `rel` that browsers ignore; web/offline/keep-code.ts reads them. */
export const keptLinks = (language: string, of: keyof LanguageFiles['kept']): string[] =>
  filesOf(language).kept[of].map((href) => `<link rel="kept" href="${href}">`)

const hrefs = (language: string, pages: readonly string[], kind: keyof PageFiles): string[] => [
  ...new Set(pages.flatMap((page) => filesOf(language).pages[page]?.[kind] ?? [])),
]
