import { useMemo } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { loadCode } from '../navigation/lazy-view.tsx'
import { trustMarkdown } from '../trusted-types.ts'
import { classes } from './classes.ts'
import layout from '../styles/layout.module.css'
import styles from './markdown.module.css'

let toHtml: ((text: string) => string) | undefined

const loadReader = async () =>
  (toHtml ??= (await loadCode(() => import('#core/text/markdown/to-html.ts'))).markdownToHtml)

/**
 * Markdown as prose, safe for users' text: the renderer drops HTML and dangerous addresses. It is loaded on demand, so
 * this suspends. `finish` changes the HTML of the site's own pages.
 */
export function Markdown({ text, finish }: { text: string; finish?: (html: string) => string }) {
  const { data: html } = useSuspenseQuery({
    queryKey: ['markdown', text],
    queryFn: async () => (await loadReader())(text),
    ...(toHtml && { initialData: () => toHtml!(text) }),
    staleTime: Infinity,
    gcTime: 60_000,
  })
  const trusted = useMemo(() => trustMarkdown(finish ? finish(html) : html), [html, finish])
  // The text may be in another language than the page.
  return (
    <div className={classes(layout.prose, styles.markdown)} dir="auto" dangerouslySetInnerHTML={{ __html: trusted }} />
  )
}
