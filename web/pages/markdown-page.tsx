import { useSuspenseQuery } from '@tanstack/react-query'
import type { MARKDOWN_PAGES } from '#core/contract/paths.ts'
import { pageQuery } from '../api/pages.ts'
import { useTitle } from '../hooks/use-title.ts'
import { Markdown } from '../ui/markdown.tsx'
import layout from '../styles/layout.module.css'

const TITLES = { community: 'Community', privacy: 'Privacy', tos: 'Terms of Service' }

/** A standing page, whose words are a file of the site. */
export function MarkdownPage({ name }: { name: (typeof MARKDOWN_PAGES)[number] }) {
  useTitle(TITLES[name])
  const { data: text } = useSuspenseQuery(pageQuery(name))
  return (
    <article className={`${layout.wrap} ${layout.page}`}>
      <Markdown text={text} />
    </article>
  )
}
