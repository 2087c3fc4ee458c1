import { escapeHtml } from '../text/html.ts'
import type { EmbedElement } from './target.ts'

/** An embed as its address asks for it. */
export interface EmbedOptions {
  element: EmbedElement
  iteration?: number | undefined
  /** In pixels; left out: as wide as there is room. */
  width?: number | undefined
  /** Left out: as the reader's system has it. */
  theme?: 'light' | 'dark' | undefined
  /** `hide`: without results. */
  spoilers?: 'hide' | undefined
}

/** Where an embed of a page stands. */
export function embedUrl(page: string, { element, iteration = 1, width, theme, spoilers }: EmbedOptions): string {
  const query = new Map([['embed', element]] as [string, string][])
  if (iteration > 1) query.set('iteration', String(iteration))
  if (width !== undefined) query.set('width', String(width))
  if (theme) query.set('theme', theme)
  if (spoilers) query.set('spoilers', spoilers)
  return `${page}?${Array.from(query, ([name, value]) => `${name}=${value}`).join('&')}`
}

/** What another page writes to show an embed; it has its height from the first on, so that nothing moves around it. */
export function iframeHtml(given: { src: string; width: number | '100%'; height: number; title: string }): string {
  const { src, title, width, height } = given
  const attributes = { src, title, width, height, style: 'border:0;max-width:100%', loading: 'lazy' }
  return `<iframe ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
    .join(' ')}></iframe>`
}

/** What another page runs once, so that all its embeds from this site keep their heights when these change. */
export const resizeScript = (site: string): string => `<script>
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${site}' || data?.type !== 'setHeight') return
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.height = data.height
})
</script>`
