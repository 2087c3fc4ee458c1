import { useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import type { MarkdownPage as MarkdownName } from '#core/addresses/paths.ts'
import { pageQuery } from '../api/pages.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { Markdown } from '../ui/markdown.tsx'
import layout from '../styles/layout.module.css'

/** A static page; its markdown is a file of the site. */
export function MarkdownPage({ name }: { name: MarkdownName }) {
  useDocumentTitle(PAGES.markdown.title(name))
  const { data: text } = useSuspenseQuery(pageQuery(name))
  return (
    <article className={`${layout.wrap} ${layout.page}`}>
      <Markdown text={text} anchors />
    </article>
  )
}
