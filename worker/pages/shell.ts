import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { RenderedPage } from '#core/addresses/page-visit.ts'
import { escapeHtml } from '#core/text/html.ts'
import { MINUTE } from '#core/time.ts'
import { chosenTheme } from '#core/contract/reader.ts'
import type { AppEnv } from '../env.ts'
import { logFault } from '../http/errors.ts'
import { sharedHeaders, type ShownVersion } from '../http/share.ts'
import type { Head } from './head.ts'
import { headTags } from './head-tags.ts'
import { initialQueriesElement, jsonElement, type InitialQuery } from './initial-queries.ts'
import { renderedSite, servedTo } from './rendered-site.ts'
import { keptLinks, linksOf, sheetsOf, TEMPLATE } from './template.ts'

/**
 * Delays painting until all rendered content has arrived: grids, and elements that CSS reorders, would move if a part
 * were painted.
 */
const AWAITED = '<link rel="expect" href="#whole" blocking="render">'
const WHOLE = '<template id="whole"></template>'

/** The parts of a page that the server writes into the page shell. */
export interface PageContent {
  status: 200 | 404 | 429 | 500 | 503
  /** The page whose files are loaded at once, besides those of every page: its path below web/pages. */
  page?: string
  /** The page that contains it, if any, whose files are loaded too. */
  frame?: string
  head: Head
  /** The page's canonical path; undefined for a page that doesn't exist. */
  path?: string
  initialQueries?: InitialQuery[]
  /**
   * Whether the browser fetches those answers itself: they are used for rendering here but not written into the page.
   */
  fetchesAnswers?: boolean
  /** The address to preload if `initialQueries` is too long to be written into the page. */
  preloadUrl?: string
  /** Whether the page is not public. */
  isPrivate?: boolean
  /** The event that it shows. */
  shown?: ShownVersion | undefined
  /** Whether nothing is rendered: only the browser knows what to show. */
  isEmpty?: boolean
  /** Whose files the page names, for browsers to cache: those of the desk, or of public pages of events. */
  keeps?: 'desk' | 'events'
}

/** The client's page as it first appears: with title, tags for search and sharing, theme and first data. */
export async function renderPage(c: Context<AppEnv>, content: PageContent): Promise<Response> {
  const { html, sheetHashes } = await writePage(c, content)
  return answerPage(c, { ...content, sheetHashes }, html)
}

/** Answers with a page that is already written. */
export async function answerPage(
  c: Context<AppEnv>,
  {
    status,
    isPrivate,
    shown,
    sheetHashes,
  }: Pick<PageContent, 'status' | 'isPrivate' | 'shown'> & Pick<WrittenPage, 'sheetHashes'>,
  html: string | Uint8Array,
): Promise<Response> {
  c.set('sheetHashes', sheetHashes)
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPrivate ? 'private, no-store' : 'private, no-cache',
      ...(!isPrivate && status === 200 && sharedHeaders(shown)),
    },
  })
}

/** A finished page. */
interface WrittenPage {
  html: string
  /** Whether its content could be rendered here. */
  isRendered: boolean
  /** Hashes of its inline style sheets, for the content security policy. */
  sheetHashes: string[]
}

export async function writePage(c: Context<AppEnv>, content: PageContent): Promise<WrittenPage> {
  const { head, status, path, initialQueries = [], fetchesAnswers = false, preloadUrl, isEmpty = false } = content
  const served = servedTo(c)
  const first = fetchesAnswers ? undefined : initialQueriesElement(initialQueries)
  const isWhole = fetchesAnswers || (first?.isWhole ?? initialQueries.length === 0)
  const shown = isWhole && !isEmpty && status !== 500 ? await rendered(c, { served, initialQueries }) : undefined
  const preload =
    !first && preloadUrl ? `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(preloadUrl)}">` : ''
  const theme = themeOf(c)
  const pages = [content.frame ?? [], content.page ?? []].flat()
  const sheets = sheetsOf(pages)
  const pieces = [
    TEMPLATE.html,
    theme && ` data-theme="${theme}"`,
    TEMPLATE.beforeTitle,
    `<title>${escapeHtml(head.title)}</title>`,
    TEMPLATE.afterTitle,
    ...sheets.map(({ css }) => `<style>${css}</style>`),
    ...linksOf(pages),
    ...(content.keeps ? keptLinks(content.keeps) : []),
    preload,
    shown === undefined ? '' : AWAITED,
    headTags(c.env.SITE_URL, head, path),
    TEMPLATE.body,
    shown?.html ?? '',
    TEMPLATE.end,
    shown === undefined ? '' : WHOLE,
    staleNotice(c),
    first?.element ?? '',
    shown === undefined ? '' : jsonElement('served', JSON.stringify(shown.served)),
    TEMPLATE.close,
  ]
  return { html: pieces.join(''), isRendered: shown !== undefined, sheetHashes: sheets.map(({ hash }) => hash) }
}

/** The theme that the reader chose; empty to follow the system. */
export const themeOf = (c: Context<AppEnv>): string => chosenTheme(getCookie(c, 'theme'))

/** The rendered first view; undefined if rendering fails, then the browser renders it. */
async function rendered(...page: Parameters<typeof renderedSite>): Promise<RenderedPage | undefined> {
  try {
    return await renderedSite(...page)
  } catch (error) {
    logFault(error as Error, page[0])
    return undefined
  }
}

/** The notice on a page that is shown from memory: its age. */
function staleNotice(c: Context<AppEnv>): string {
  const since = c.get('staleSince')
  if (since === undefined) return ''
  const minutes = Math.max(1, Math.round((Date.now() - since) / MINUTE))
  const age = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `<p class="stale-notice" role="status">Results may be out of date. This page is from about ${age} ago.</p>`
}
