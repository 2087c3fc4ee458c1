import * as say from '#words/heads.js'
import { escapeHtml } from '#core/text/html.ts'
import { LANGUAGES } from '#words/languages.js'
import { DEFAULT_LANGUAGE, localizedPath } from '#core/addresses/localized.ts'
import type { Head } from './head.ts'

/** The tags of a page's head for search engines and link previews. */
export function headTags(
  site: string,
  { title, description, preview, noindex, feed, embeds }: Head,
  path: string | undefined,
  language: string,
): string {
  const url = path === undefined ? undefined : site + localizedPath(language, path)
  const card = preview === undefined ? 'summary' : 'summary_large_image'
  const named = { description, robots: noindex ? 'noindex' : undefined, 'twitter:card': card }
  const graph = {
    site_name: 'Kibitz',
    type: 'website',
    title,
    description,
    url,
    ...picture(site, preview, title),
  }
  return [
    ...Object.entries(named).map(([name, content]) => metaTag('name', name, content)),
    ...Object.entries(graph).map(([name, content]) => metaTag('property', `og:${name}`, content)),
    url && !noindex ? `<link rel="canonical" href="${escapeHtml(url)}">` : '',
    path !== undefined && !noindex ? alternateLinks(site, path) : '',
    url && embeds ? oembedLink(site, url, title) : '',
    feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(say.announcements())}" href="${escapeHtml(feed)}">`
      : '',
  ].join('')
}

/** The preview picture of a page: its own, else the site's logo. */
const picture = (site: string, preview: string | undefined, title: string): Record<string, string> =>
  preview === undefined
    ? { image: `${site}/icons/512.png`, 'image:width': '512', 'image:height': '512', 'image:alt': 'Kibitz' }
    : { image: site + preview, 'image:width': '1200', 'image:height': '630', 'image:alt': title }

/** The same page in all languages, where there is more than one. */
function alternateLinks(site: string, path: string): string {
  if (LANGUAGES.length < 2) return ''
  const link = (name: string, tag: string) =>
    `<link rel="alternate" hreflang="${name}" href="${escapeHtml(site + localizedPath(tag, path))}">`
  return [...LANGUAGES.map(({ tag }) => link(tag, tag)), link('x-default', DEFAULT_LANGUAGE)].join('')
}

/** The link by which sites that know oEmbed find the embed of a page. */
function oembedLink(site: string, url: string, title: string): string {
  const href = `${site}/oembed?url=${encodeURIComponent(url)}&format=json`
  return `<link rel="alternate" type="application/json+oembed" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`
}

const metaTag = (attribute: string, name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
