import { useSuspenseQuery } from '@tanstack/react-query'
import type { MARKDOWN_PAGES } from '#core/addresses/paths.ts'
import { siteQueries } from '../api/site.ts'
import { useTitle } from '../hooks/use-title.ts'
import { Markdown } from '../ui/markdown.tsx'
import layout from '../styles/layout.module.css'

const TITLES = { community: 'Community', privacy: 'Privacy', tos: 'Terms of Service' }

/** A standing page, whose words are a file of the site. */
export function MarkdownPage({ name }: { name: (typeof MARKDOWN_PAGES)[number] }) {
  useTitle(TITLES[name])
  const { data: text } = useSuspenseQuery(siteQueries.page(name))
  return (
    <article className={`${layout.wrap} ${layout.page}`}>
      <Markdown text={text} />
    </article>
  )
}
