import { blocksToHtml } from './blocks-to-html.ts'
import { parseBlocks } from './parse-blocks.ts'

/**
 * CommonMark as HTML. Markup in it is shown as it is written, and no dangerous address gets through, so that text of users
 * may be given to it. Whatever they write, the work grows as its length does.
 */
export function markdownToHtml(text: string): string {
  const { children, definitions } = parseBlocks(text)
  return blocksToHtml(children, definitions)
}
