import { useMemo } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { loadCode } from '../navigation/lazy-view.tsx'
import { trustMarkdown } from '../trusted-types.ts'
import { classes } from './classes.ts'
import { withAnchors } from './heading-anchors.ts'
import layout from '../styles/layout.module.css'
import styles from './markdown.module.css'

let toHtml: ((text: string) => string) | undefined

const loadReader = async () =>
  (toHtml ??= (await loadCode(() => import('#core/text/markdown/to-html.ts'))).markdownToHtml)

/**
 * Markdown as prose, safe for users' text: the renderer drops HTML and dangerous addresses. It is loaded on demand, so
 * this suspends. With `anchors`, for the site's own pages only, headings get ids.
 */
export function Markdown({ text, anchors = false }: { text: string; anchors?: boolean }) {
  const { data: html } = useSuspenseQuery({
    queryKey: ['markdown', text],
    queryFn: async () => (await loadReader())(text),
    ...(toHtml && { initialData: () => toHtml!(text) }),
    staleTime: Infinity,
    gcTime: 60_000,
  })
  const trusted = useMemo(() => trustMarkdown(anchors ? withAnchors(html) : html), [html, anchors])
  // The text may be in another language than the page.
  return (
    <div className={classes(layout.prose, styles.markdown)} dir="auto" dangerouslySetInnerHTML={{ __html: trusted }} />
  )
}
