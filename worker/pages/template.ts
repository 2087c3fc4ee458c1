import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { sheetHash } from './style-hash.ts'

/** The built page, cut where the Worker writes something into it. */
export interface PageTemplate {
  /** Up to the attributes of `<html>`. */
  html: string
  /** Up to the title. */
  beforeTitle: string
  /** Up to the end of the head. */
  afterTitle: string
  /** Up to what is shown. */
  body: string
  /** From there to the end of the body. */
  end: string
  close: string
  /** Links to the files of each lazy page, by its name. */
  links: Map<string, PageLink[]>
  /** Style sheets of lazy pages, by the address of the file that holds the same. */
  sheets: Map<string, PageSheet>
  /** Under which a policy lets the style sheet of every page pass; undefined when there is none. */
  styleHash: string | undefined
}

/** A file of a page, and the tag that names it. */
interface PageLink {
  href: string
  tag: string
}

/** A style sheet as it stands in a page, and under what a policy lets it pass. */
interface PageSheet {
  tag: string
  hash: string
}

const CUTS = /^(.*?<html\b[^>]*)(>.*?)<title>.*?<\/title>(.*?)(<\/head>.*?<div id="root">)(<\/div>.*?)(<\/body>.*)$/s
const PAGE_SHEET = /\s*<style data-href="([^"]*)">(.*?)<\/style>/gs
const PAGE_LINK = /\s*<link [^>]*href="([^"]*)" data-page="([^"]*)"[^>]*>/g

/** The files that are deployed with this Worker do not change under it. */
const templates = new WeakMap<Fetcher, Promise<PageTemplate>>()

/** The built page, which is read once. */
export function loadTemplate({ env, req }: Context<AppEnv>): Promise<PageTemplate> {
  const known = templates.get(env.ASSETS)
  if (known) return known
  const read = readTemplate(env.ASSETS, req.url)
  templates.set(env.ASSETS, read)
  read.catch(() => templates.delete(env.ASSETS))
  return read
}

async function readTemplate(files: Fetcher, origin: string): Promise<PageTemplate> {
  const built = await (await files.fetch(new URL('/index.html', origin))).text()
  const [, html = '', beforeTitle = '', rest = '', body = '', end = '', close] = CUTS.exec(built) ?? []
  if (close === undefined) throw new Error('The built page is not as it was.')
  const links: PageTemplate['links'] = new Map()
  const afterTitle = rest.replaceAll(PAGE_LINK, (tag, href: string, page: string) => {
    links.set(page, [...(links.get(page) ?? []), { href, tag }])
    return ''
  })
  const [, sheet] = /<style>(.*?)<\/style>/s.exec(built) ?? []
  return {
    html,
    beforeTitle,
    afterTitle: afterTitle.replaceAll(PAGE_SHEET, ''),
    body,
    end,
    close,
    links,
    sheets: new Map(await Promise.all(Array.from(rest.matchAll(PAGE_SHEET), pageSheet))),
    styleHash: sheet === undefined ? undefined : await sheetHash(sheet),
  }
}

const pageSheet = async ([, href = '', sheet = '']: RegExpExecArray): Promise<[href: string, PageSheet]> => [
  href,
  { tag: `<style>${sheet}</style>`, hash: await sheetHash(sheet) },
]
