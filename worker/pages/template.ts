import files from '#client-files'
import type { PageFiles, StyleSheet } from './client-files.d.ts'

/** The built page, cut where the Worker writes something into it. */
interface PageTemplate {
  /** Up to the attributes of `<html>`. */
  html: string
  /** Up to the title. */
  beforeTitle: string
  /** Up to the end of the head. */
  afterTitle: string
  /** Up to what is rendered. */
  body: string
  /** From there to the end of the body. */
  end: string
  close: string
}

/** Where the Worker writes, in the order of web/index.html: after, instead of, before, after and before these. */
const [HTML, TITLE, HEAD_END, ROOT, BODY_END] = [
  '<html lang="en"',
  '<title>Kibitz</title>',
  '</head>',
  '<div id="root">',
  '</body>',
]

export const TEMPLATE = cut(files.html)

function cut(page: string): PageTemplate {
  const [beforeTitle = '', afterTitle = ''] = page.split(TITLE)
  const [head = '', rest = ''] = afterTitle.split(HEAD_END)
  const [top = '', bottom = ''] = rest.split(ROOT)
  const [html = '', attributes = ''] = beforeTitle.split(HTML)
  const [end = '', close = ''] = bottom.split(BODY_END)
  return {
    html: html + HTML,
    beforeTitle: attributes,
    afterTitle: head,
    body: HEAD_END + top + ROOT,
    end,
    close: BODY_END + close,
  }
}

/** The style sheets that the first view of these pages needs, that of every page first. */
export const sheetsOf = (pages: readonly string[]): StyleSheet[] =>
  [...files.sheetsOfAll, ...hrefs(pages, 'sheets')].flatMap((href) => files.sheets[href] ?? [])

/** Tags for the files of these pages, each once. */
export const linksOf = (pages: readonly string[]): string[] => [
  ...hrefs(pages, 'scripts').map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`),
  // The page's script looks for such a tag before it loads the sheet, which stands in the page already; browsers do not load what is disabled.
  ...hrefs(pages, 'sheets').map((href) => `<link rel="stylesheet" crossorigin disabled href="${href}">`),
]

/** Names of the desk's files, of which browsers take no notice: web/offline/keep-desk.ts reads them. */
export const deskLinks = (): string[] => files.desk.map((href) => `<link rel="kept" href="${href}">`)

const hrefs = (pages: readonly string[], kind: keyof PageFiles): string[] => [
  ...new Set(pages.flatMap((page) => files.pages[page]?.[kind] ?? [])),
]
