import { LANGUAGES } from '#words/languages.js'
import { DEFAULT_LANGUAGE, localizedPath } from './localized.ts'
import { escapeHtml } from '../text/html.ts'

/** A page to list: its English path, and when it changed last, in milliseconds. */
export interface SitemapPage {
  path: string
  changedAt?: number
}

/** Pages in all languages as a sitemap (https://www.sitemaps.org/protocol.html); `site` is the site’s origin. */
export function sitemap(site: string, pages: readonly SitemapPage[]): string {
  const address = (tag: string, path: string) => escapeHtml(site + localizedPath(tag, path))
  const link = (name: string, tag: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${address(tag, path)}"/>`
  const urls = pages.flatMap(({ path, changedAt }) => {
    const alternates =
      LANGUAGES.length < 2
        ? ''
        : [...LANGUAGES.map(({ tag }) => link(tag, tag, path)), link('x-default', DEFAULT_LANGUAGE, path)].join('')
    const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
    return LANGUAGES.map(({ tag }) => `<url><loc>${address(tag, path)}</loc>${changed}${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
