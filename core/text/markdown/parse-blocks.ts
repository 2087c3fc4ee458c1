import type { Block, CodeBlock, Container, Definitions, Paragraph } from './block.ts'
import { MAY_START, parseFence, parseHeading, parseMarker, RULE, SETEXT, type Marker } from './block-starts.ts'
import { takeDefinitions } from './label.ts'
import { countSpaces, trimEnd, trimStart } from './spaces.ts'

// Each line is matched against all open containers, so deeper nesting is read as text.
const MAX_DEPTH = 24

/** The blocks of CommonMark except HTML blocks. Each line is matched against the open containers. */
export function parseBlocks(text: string): { children: Block[]; definitions: Definitions } {
  const definitions: Definitions = new Map()
  const root: Container = { type: 'document', children: [] }
  let open: Container[] = [root]
  let leaf: Paragraph | CodeBlock | undefined
  let wasBlank = false

  function closeLeaf(): void {
    if (leaf?.type === 'paragraph' && leaf.lines[0]!.startsWith('[')) {
      const left = takeDefinitions(leaf.lines.join('\n'), definitions)
      leaf.lines = left === '' ? [] : [left]
    }
    leaf = undefined
  }

  function add(block: Block): void {
    closeLeaf()
    if (open.at(-1)!.type === 'list' && block.type !== 'item') open.pop()
    const parent = open.at(-1)!
    if (wasBlank && parent.children.length > 0) {
      const list = parent.type === 'item' ? open.at(-2)! : parent
      if (list.type === 'list') list.loose = true
    }
    parent.children.push(block)
    if ('children' in block) open.push(block)
    else if (block.type === 'paragraph' || block.type === 'code') leaf = block
  }

  function addItem({ mark, start, width }: Marker): void {
    const parent = open.at(-1)!
    if (parent.type !== 'list' || parent.mark !== mark) add({ type: 'list', children: [], mark, start, loose: false })
    add({ type: 'item', children: [], width })
  }

  for (const line of linesOf(text)) {
    const rest = new Rest(expandTabs(line))
    const matched = countMatched(open, rest)
    const isWhole = matched === open.length
    const paragraph = leaf?.type === 'paragraph' ? leaf : undefined
    if (isWhole && leaf?.type === 'code' && continuesCode(leaf, rest, closeLeaf)) {
      wasBlank = false
      continue
    }
    const before = open
    open = open.slice(0, matched)
    if (!addStarts(rest, isWhole ? paragraph : undefined, paragraph !== undefined)) {
      if (!isWhole && !rest.isBlank && paragraph && leaf === paragraph && open.length === matched) {
        open = before
        paragraph.lines.push(trimStart(rest.text))
      } else if (rest.isBlank) {
        closeLeaf()
      } else if (leaf?.type === 'paragraph' && isWhole && open.length === matched) leaf.lines.push(trimStart(rest.text))
      else add({ type: 'paragraph', lines: [trimStart(rest.text)] })
    }
    const holder = open.at(-1)!
    wasBlank = rest.isBlank && holder.type !== 'quote' && !(holder.type === 'item' && holder.children.length === 0)
  }
  closeLeaf()
  return { children: root.children, definitions }

  /** Opens the blocks that begin in a line; true if they take the whole line. */
  function addStarts(rest: Rest, paragraph: Paragraph | undefined, isText: boolean): boolean {
    let interrupted = paragraph
    let hasText = isText
    for (;;) {
      if (rest.isBlank) return false
      if (rest.indent >= 4) {
        if (hasText) return false
        add({ type: 'code', info: '', lines: [rest.text.slice(4)] })
        return true
      }
      const start = trimStart(rest.text)
      if (!MAY_START.test(start)) return false
      const fence = parseFence(start)
      const heading = parseHeading(start)
      if (start.startsWith('>') && open.length < MAX_DEPTH) {
        rest.skip(rest.indent + 1)
        if (rest.text.startsWith(' ')) rest.skip(1)
        add({ type: 'quote', children: [] })
      } else if (heading) {
        add({ type: 'heading', ...heading })
        return true
      } else if (fence) {
        add({ type: 'code', info: fence.info, lines: [], fence: { mark: fence.mark, indent: rest.indent } })
        return true
      } else if (interrupted && SETEXT.test(start)) {
        return underline(interrupted, start.startsWith('=') ? 1 : 2)
      } else if (RULE.test(start)) {
        add({ type: 'rule' })
        return true
      } else {
        const marker = open.length < MAX_DEPTH ? parseMarker(rest.text, rest.indent) : undefined
        if (!marker || (interrupted && (marker.isEmpty || marker.start > 1))) return false
        rest.skip(marker.width)
        addItem(marker)
      }
      interrupted = undefined
      hasText = false
    }
  }

  /** Turns a paragraph into a heading, unless it holds only definitions. */
  function underline(paragraph: Paragraph, level: number): boolean {
    const text = trimEnd(takeDefinitions(paragraph.lines.join('\n'), definitions))
    if (text === '') return false
    const { children } = open.at(-1)!
    children[children.length - 1] = { type: 'heading', level, text }
    leaf = undefined
    return true
  }
}

function linesOf(text: string): string[] {
  const lines = text.replaceAll('\0', '\ufffd').split(/\r\n|\n|\r/)
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

class Rest {
  text: string
  constructor(text: string) {
    this.text = text
  }
  get indent(): number {
    return countSpaces(this.text)
  }
  get isBlank(): boolean {
    return countSpaces(this.text) === this.text.length
  }
  skip(count: number): void {
    this.text = this.text.slice(count)
  }
}

/** Number of open containers that a line continues. */
function countMatched(open: Container[], rest: Rest): number {
  for (const [no, container] of open.entries()) {
    if (container.type === 'quote') {
      if (rest.indent >= 4 || rest.text[rest.indent] !== '>') return no
      rest.skip(rest.indent + 1)
      if (rest.text.startsWith(' ')) rest.skip(1)
    } else if (container.type === 'item') {
      if (rest.isBlank ? container.children.length === 0 : rest.indent < container.width) return no
      rest.skip(container.width)
    }
  }
  return open.length
}

/** Whether a line belongs to the open code block; its closing fence does. */
function continuesCode(code: CodeBlock, rest: Rest, close: () => void): boolean {
  if (!code.fence) {
    if (rest.indent < 4 && !rest.isBlank) return false
    code.lines.push(rest.text.slice(4))
    return true
  }
  const { mark, indent } = code.fence
  const end = rest.text.trim()
  if (rest.indent < 4 && end.length >= mark.length && end === mark[0]!.repeat(end.length)) close()
  else code.lines.push(rest.text.slice(Math.min(indent, rest.indent)))
  return true
}

/** Expands the tabs that can be indentation or follow a mark at the start of a line. */
function expandTabs(line: string): string {
  if (!line.includes('\t')) return line
  let text = ''
  let at = 0
  for (; at < line.length && /[\s>*+\-\d.)]/.test(line[at]!); at++)
    text += line[at] === '\t' ? ' '.repeat(4 - (text.length % 4)) : line[at]
  return text + line.slice(at)
}
