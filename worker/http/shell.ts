import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { escaped } from '#core/text/html.ts'
import type { App } from '../env.ts'
import { firstElement, type First } from './first.ts'
import { styleHash } from './style-hash.ts'
import type { Head } from './head.ts'

const THEMES = ['light', 'dark']

/** What a page is filled with before it leaves. */
export interface Filling {
  status: 200 | 404 | 500
  /** Whose files, beside those of every page, are fetched at once: the page's place below web/pages. */
  page?: string
  head: Head
  /** Its own path; none for what is not found. */
  path?: string
  first?: First[]
  /** What to fetch at once when `first` is too much to write into the page. */
  ahead?: string
  /** Whether only some may see it. */
  isPrivate?: boolean
}

/** The client's page with its title, its tags for search and sharing, the reader's theme and its first data. */
export async function shell(c: Context<App>, filling: Filling): Promise<Response> {
  const built = await c.env.ASSETS.fetch(new URL('/index.html', c.req.url))
  c.set('styleHash', await styleHash(built))
  const { head, status, first = [], ahead, isPrivate } = filling
  const theme = getCookie(c, 'theme') ?? ''
  const element = firstElement(first)
  const preload = !element && ahead ? `<link rel="preload" as="fetch" crossorigin href="${escaped(ahead)}">` : ''
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
    .on('head', { element: (end) => void end.append(preload + tags(c, filling), { html: true }) })
    .on('body', { element: (end) => void (element && end.append(element, { html: true })) })
    .transform(page)
}

function tags(
  { env }: Context<App>,
  { head: { title, description, image, hidden, feed, embeds }, path }: Filling,
): string {
  const url = path === undefined ? undefined : env.SITE_URL + path
  const named = { description, robots: hidden ? 'noindex' : undefined, 'twitter:card': 'summary' }
  const graph = { site_name: 'Kibitz', type: 'website', title, description, url, image }
  return [
    ...Object.entries(named).map(([name, content]) => tag('name', name, content)),
    ...Object.entries(graph).map(([name, content]) => tag('property', `og:${name}`, content)),
    url && !hidden ? `<link rel="canonical" href="${escaped(url)}">` : '',
    url && embeds ? oembed(env.SITE_URL, url, title) : '',
    feed ? `<link rel="alternate" type="application/rss+xml" title="Announcements" href="${escaped(feed)}">` : '',
  ].join('')
}

/** How sites that know oEmbed find what they may show of the page. */
function oembed(site: string, url: string, title: string): string {
  const href = `${site}/oembed?url=${encodeURIComponent(url)}&format=json`
  return `<link rel="alternate" type="application/json+oembed" title="${escaped(title)}" href="${escaped(href)}">`
}

const tag = (attribute: string, name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta ${attribute}="${name}" content="${escaped(content)}">`
