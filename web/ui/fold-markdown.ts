import { cutHtml } from './cut-html.ts'
import { markdownToHtml } from '#core/text/markdown/to-html.ts'

/** Markdown as HTML, with an excerpt of `letters` letters if it is longer. */
export function foldMarkdown(text: string, letters: number): { html: string; excerpt: string | undefined } {
  const html = markdownToHtml(text)
  return { html, excerpt: cutHtml(html, letters) }
}
