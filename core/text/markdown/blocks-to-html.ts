import type { Block, Container, Definitions } from './block.ts'
import { escapeHtml, unescapeMarkdown } from './escapes.ts'
import { inlineHtml } from './inline.ts'
import { trimEnd, trimStart } from './spaces.ts'

/** `isTight`: the blocks are in a tight list, whose paragraphs get no `<p>`. */
export function blocksToHtml(blocks: Block[], definitions: Definitions, isTight = false): string {
  const html: string[] = []
  let isLineOpen = false
  for (const block of blocks) {
    const text = blockHtml(block, definitions, isTight)
    if (text === '') continue
    const isBare = isTight && block.type === 'paragraph'
    if (!isBare && isLineOpen) html.push('\n')
    html.push(isBare ? text : `${text}\n`)
    isLineOpen = isBare
  }
  return html.join('')
}

function blockHtml(block: Block, definitions: Definitions, isTight: boolean): string {
  switch (block.type) {
    case 'paragraph': {
      const html = inlineHtml(trimEnd(block.lines.join('\n')), definitions)
      return html === '' || isTight ? html : `<p>${html}</p>`
    }
    case 'heading':
      return `<h${block.level}>${inlineHtml(block.text, definitions)}</h${block.level}>`
    case 'code':
      return codeHtml(block)
    case 'rule':
      return '<hr />'
    case 'quote':
    case 'document':
      return `<blockquote>\n${blocksToHtml(block.children, definitions)}</blockquote>`
    case 'list':
      return listHtml(block, definitions)
    case 'item':
      return ''
    default:
      return block satisfies never
  }
}

function listHtml(list: Extract<Container, { type: 'list' }>, definitions: Definitions): string {
  const isOrdered = list.mark === '.' || list.mark === ')'
  const name = isOrdered ? 'ol' : 'ul'
  const start = isOrdered && list.start !== 1 ? ` start="${list.start}"` : ''
  const items = list.children.map((item) => {
    const children = 'children' in item ? item.children : []
    const isBare = !list.loose && children[0]?.type === 'paragraph'
    const html = blocksToHtml(children, definitions, !list.loose)
    return `<li>${isBare || html === '' ? '' : '\n'}${html}</li>\n`
  })
  return `<${name}${start}>\n${items.join('')}</${name}>`
}

function codeHtml({ info, lines, fence }: Extract<Block, { type: 'code' }>): string {
  const language = unescapeMarkdown(info.split(/\s/, 1)[0]!)
  const last = fence ? lines.length : lines.findLastIndex((line) => trimStart(line) !== '') + 1
  const text = lines.slice(0, last).map((line) => `${escapeHtml(line)}\n`)
  return `<pre><code${language && ` class="language-${escapeHtml(language)}"`}>${text.join('')}</code></pre>`
}
