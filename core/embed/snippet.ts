import { DEFAULT_LANGUAGE } from '../addresses/localized.ts'
import { escapeHtml } from '../text/html.ts'
import type { EmbedElement } from './target.ts'

export interface EmbedOptions {
  element: EmbedElement
  iteration?: number | undefined
  /** In pixels; undefined takes the full width. */
  width?: number | undefined
  /** Undefined follows the reader's system. */
  theme?: 'light' | 'dark' | undefined
  spoilers?: 'hide' | undefined
  /** A group of entries, such as `sex:w`. */
  group?: string | undefined
  /** The tag of its language; English without. */
  lang?: string | undefined
}

/** `page` is the address of the page that the embed is of. */
export function embedUrl(
  page: string,
  { element, iteration = 1, width, theme, spoilers, group, lang }: EmbedOptions,
): string {
  const query = new Map([['embed', element]] as [string, string][])
  if (iteration > 1) query.set('iteration', String(iteration))
  if (width !== undefined) query.set('width', String(width))
  if (theme) query.set('theme', theme)
  if (spoilers) query.set('spoilers', spoilers)
  if (group) query.set('group', encodeURIComponent(group))
  if (lang && lang !== DEFAULT_LANGUAGE) query.set('lang', lang)
  return `${page}?${Array.from(query, ([name, value]) => `${name}=${value}`).join('&')}`
}

/** The markup for another site's page. Its height is fixed from the start, so that the page's layout does not shift. */
export function iframeHtml(given: { src: string; width: number | '100%'; height: number; title: string }): string {
  const { src, title, width, height } = given
  const attributes = { src, title, width, height, style: 'border:0;max-width:100%', loading: 'lazy' }
  return `<iframe ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
    .join(' ')}></iframe>`
}

/** The script that another site's page includes once: it resizes its embeds when their heights change. */
export const resizeScript = (site: string): string => `<script>
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${site}' || data?.type !== 'setHeight') return
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.height = data.height
})
</script>`
