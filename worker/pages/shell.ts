import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { escapeHtml } from '#core/text/html.ts'
import { MINUTE } from '#core/time.ts'
import type { AppEnv } from '../env.ts'
import { initialQueriesElement, type InitialQuery } from './initial-queries.ts'
import { styleHash } from './style-hash.ts'
import type { Head } from './head.ts'

const THEMES = ['light', 'dark']

/** What the server writes into the page shell. */
export interface PageContent {
  status: 200 | 404 | 500 | 503
  /** Whose files, beside those of every page, are fetched at once: the page's place below web/pages. */
  page?: string
  head: Head
  /** Its own path; none for what is not found. */
  path?: string
  initialQueries?: InitialQuery[]
  /** What to fetch at once when `initialQueries` is too much to write into the page. */
  preloadUrl?: string
  /** Whether only some may see it. */
  isPrivate?: boolean
}

/** The client's page with its title, its tags for search and sharing, the reader's theme and its first data. */
export async function renderPage(c: Context<AppEnv>, filling: PageContent): Promise<Response> {
  const built = await c.env.ASSETS.fetch(new URL('/index.html', c.req.url))
  c.set('styleHash', await styleHash(built))
  const { head, status, initialQueries = [], preloadUrl, isPrivate } = filling
  const theme = getCookie(c, 'theme') ?? ''
  const element = initialQueriesElement(initialQueries)
  const preload =
    !element && preloadUrl ? `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(preloadUrl)}">` : ''
  const page = new Response(built.body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPrivate ? 'private, no-store' : 'private, no-cache',
    },
  })
  return new HTMLRewriter()
    .on('html', {
      element(html) {
        if (THEMES.includes(theme)) html.setAttribute('data-theme', theme)
      },
    })
    .on('link[data-page]', {
      element(link) {
        if (link.getAttribute('data-page') !== filling.page) link.remove()
      },
    })
    .on('title', { element: (title) => void title.setInnerContent(head.title) })
    .on('head', { element: (end) => void end.append(preload + headTags(c, filling), { html: true }) })
    .on('body', { element: (end) => void end.append(staleNotice(c) + (element ?? ''), { html: true }) })
    .transform(page)
}

/** The word of a page that is shown from memory: how old it is. */
function staleNotice(c: Context<AppEnv>): string {
  const since = c.get('staleSince')
  if (since === undefined) return ''
  const minutes = Math.max(1, Math.round((Date.now() - since) / MINUTE))
  const age = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `<p class="stale-notice" role="status">Results may be out of date. This page is from about ${age} ago.</p>`
}

function headTags(
  { env }: Context<AppEnv>,
  { head: { title, description, preview, noindex, feed, embeds }, path }: PageContent,
): string {
  const url = path === undefined ? undefined : env.SITE_URL + path
  const card = preview === undefined ? 'summary' : 'summary_large_image'
  const named = { description, robots: noindex ? 'noindex' : undefined, 'twitter:card': card }
  const graph = {
    site_name: 'Kibitz',
    type: 'website',
    title,
    description,
    url,
    ...picture(env.SITE_URL, preview, title),
  }
  return [
    ...Object.entries(named).map(([name, content]) => metaTag('name', name, content)),
    ...Object.entries(graph).map(([name, content]) => metaTag('property', `og:${name}`, content)),
    url && !noindex ? `<link rel="canonical" href="${escapeHtml(url)}">` : '',
    url && embeds ? oembedLink(env.SITE_URL, url, title) : '',
    feed ? `<link rel="alternate" type="application/rss+xml" title="Announcements" href="${escapeHtml(feed)}">` : '',
  ].join('')
}

/** What stands for a page where it is shared: its own picture, else the site's mark. */
const picture = (site: string, preview: string | undefined, title: string): Record<string, string> =>
  preview === undefined
    ? { image: `${site}/icons/512.png`, 'image:width': '512', 'image:height': '512', 'image:alt': 'Kibitz' }
    : { image: site + preview, 'image:width': '1200', 'image:height': '630', 'image:alt': title }

/** How sites that know oEmbed find what they may show of the page. */
function oembedLink(site: string, url: string, title: string): string {
  const href = `${site}/oembed?url=${encodeURIComponent(url)}&format=json`
  return `<link rel="alternate" type="application/json+oembed" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`
}

const metaTag = (attribute: string, name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
