import * as say from '#words/ui.js'
import { useMemo, useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { trustMarkdown } from '../trusted-types.ts'
import { classes } from './classes.ts'
import layout from '../styles/layout.module.css'
import markdown from './markdown.module.css'
import styles from './folded-markdown.module.css'

/** Markdown as prose, folded to `letters` letters until the reader opens it. Suspends. */
export function FoldedMarkdown({ text, letters }: { text: string; letters: number }) {
  const [open, setOpen] = useState(false)
  const { data } = useSuspenseQuery({
    queryKey: ['markdown', text, letters],
    queryFn: async () => (await import('./fold-markdown.ts')).foldMarkdown(text, letters),
    staleTime: Infinity,
    gcTime: 60_000,
  })
  const { html, excerpt = html } = data
  const trusted = useMemo(() => trustMarkdown(open ? html : excerpt), [open, html, excerpt])
  return (
    <>
      <div
        className={classes(layout.prose, markdown.markdown)}
        dir="auto"
        dangerouslySetInnerHTML={{ __html: trusted }}
      />
      {excerpt !== html && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? say.showLess() : say.showAll()}
        </button>
      )}
    </>
  )
}
