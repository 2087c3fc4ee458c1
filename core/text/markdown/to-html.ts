import { blocksToHtml } from './blocks-to-html.ts'
import { parseBlocks } from './parse-blocks.ts'

/**
 * CommonMark as HTML, safe for text of users: their HTML is escaped, dangerous addresses are removed, and the work is
 * linear in the length of the text.
 */
export function markdownToHtml(text: string): string {
  const { children, definitions } = parseBlocks(text)
  return blocksToHtml(children, definitions)
}
