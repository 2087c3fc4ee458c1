import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { RenderedPage } from '#core/addresses/page-visit.ts'
import { escapeHtml } from '#core/text/html.ts'
import { MINUTE } from '#core/time.ts'
import type { AppEnv } from '../env.ts'
import { logFault } from '../http/errors.ts'
import type { Head } from './head.ts'
import { headTags } from './head-tags.ts'
import { initialQueriesElement, jsonElement, type InitialQuery } from './initial-queries.ts'
import { renderedSite, servedTo } from './rendered-site.ts'
import { deskLinks, linksOf, sheetsOf, TEMPLATE } from './template.ts'

const THEMES = ['light', 'dark']
/**
 * What is rendered is painted once all of it is there: grids and places that their order in the styles gives them would move under
 * who sees a part of it.
 */
const AWAITED = '<link rel="expect" href="#whole" blocking="render">'
const WHOLE = '<template id="whole"></template>'

/** What the server writes into the page shell. */
export interface PageContent {
  status: 200 | 404 | 500 | 503
  /** Whose files, beside those of every page, are fetched at once: the page's place below web/pages. */
  page?: string
  /** The same of a page that it stands in. */
  frame?: string
  head: Head
  /** Its own path; none for what is not found. */
  path?: string
  initialQueries?: InitialQuery[]
  /** Whether the browser fetches those answers beside the page, which is only rendered with them. */
  fetchesAnswers?: boolean
  /** What to fetch at once when `initialQueries` is too much to write into the page. */
  preloadUrl?: string
  /** Whether only some may see it. */
  isPrivate?: boolean
  /** Whether nothing is rendered into it: what it shows is known to the browser alone. */
  isEmpty?: boolean
  /** Whether it names the files of the desk, for browsers to keep. */
  keepsDesk?: boolean
}

/** The client's page as its reader first sees it: with its title, its tags for search and sharing, their theme and its first data. */
export async function renderPage(c: Context<AppEnv>, content: PageContent): Promise<Response> {
  const { html, sheetHashes } = await writePage(c, content)
  return answerPage(c, { ...content, sheetHashes }, html)
}

/** Answers with a page that is written. */
export async function answerPage(
  c: Context<AppEnv>,
  { status, isPrivate, sheetHashes }: Pick<PageContent, 'status' | 'isPrivate'> & Pick<WrittenPage, 'sheetHashes'>,
  html: string | Uint8Array,
): Promise<Response> {
  c.set('sheetHashes', sheetHashes)
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPrivate ? 'private, no-store' : 'private, no-cache',
    },
  })
}

/** A page as it leaves. */
interface WrittenPage {
  html: string
  /** Whether what it shows could be rendered here. */
  isRendered: boolean
  /** Under which a policy lets the style sheets in it pass. */
  sheetHashes: string[]
}

/** Writes a page with all that its first view needs. */
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
    ...(content.keepsDesk ? deskLinks() : []),
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

/** The theme that the reader has chosen; empty where the system decides. */
export function themeOf(c: Context<AppEnv>): string {
  const chosen = getCookie(c, 'theme') ?? ''
  return THEMES.includes(chosen) ? chosen : ''
}

/** What the page shows first; where that cannot be rendered it comes empty, and the browser does it. */
async function rendered(...page: Parameters<typeof renderedSite>): Promise<RenderedPage | undefined> {
  try {
    return await renderedSite(...page)
  } catch (error) {
    logFault(error as Error, page[0])
    return undefined
  }
}

/** The word of a page that is shown from memory: how old it is. */
function staleNotice(c: Context<AppEnv>): string {
  const since = c.get('staleSince')
  if (since === undefined) return ''
  const minutes = Math.max(1, Math.round((Date.now() - since) / MINUTE))
  const age = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `<p class="stale-notice" role="status">Results may be out of date. This page is from about ${age} ago.</p>`
}
