import type { Definitions, Target } from './block.ts'
import { addRun, emphasisRun, pairRuns, type MarkRun, type MarkRuns } from './emphasis.ts'
import { escapeHtml, parseReference, safeAddress } from './escapes.ts'
import { normalLabel, parseLabel } from './label.ts'
import { trimEnd } from './spaces.ts'
import { parseTarget } from './target.ts'

/** HTML with its plain text for an image's `alt`, or a run of marks. */
type InlinePiece = { html: string; alt: string } | MarkRun

interface LinkBracket {
  /** `piece` is the index of the bracket's piece, `at` the position of the text after it. */
  piece: number
  at: number
  image: boolean
  /** Contains another bracket, so it cannot be a reference label. */
  nested: boolean
  run: MarkRun | undefined
}

const MAX_DEPTH = 40
const TAGS = ['', 'em', 'strong']
const PLAIN = /[^\n`[\]\\!<&*_]+/y
const AUTOLINK =
  /<(?:([A-Za-z][\w+.-]{1,31}:[^\s<>]*)|([\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d](?:[A-Za-z\d.-]{0,250}[A-Za-z\d])?))>/y

export function inlineHtml(text: string, definitions: Definitions): string {
  const pieces: InlinePiece[] = []
  const runs: MarkRuns = { last: undefined, count: 0 }
  const brackets: LinkBracket[] = []
  // Links must not nest: this many of the outermost open brackets contain a link already.
  let spent = 0
  const ticks = tickRuns(text)
  let at = 0

  const push = (html: string, alt = html): void => void pieces.push({ html, alt })
  const matchHere = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }

  function code(): void {
    let end = at
    while (text[end] === '`') end++
    const close = ticks(end - at, end)
    if (close === undefined) push(text.slice(at, end))
    else {
      const inner = text.slice(end, close).replaceAll('\n', ' ')
      const isPadded = inner.startsWith(' ') && inner.endsWith(' ') && /[^ ]/.test(inner)
      const html = escapeHtml(isPadded ? inner.slice(1, -1) : inner)
      push(`<code>${html}</code>`, html)
    }
    at = close === undefined ? end : close + end - at
  }

  function lineEnd(): void {
    const before = pieces.at(-1)
    const isHard = before !== undefined && 'html' in before && / {2}$/.test(before.html.slice(-2))
    if (before && 'html' in before) before.html = before.alt = trimEnd(before.html)
    push(isHard ? '<br />\n' : '\n', '\n')
    at++
  }

  function marks(): void {
    const mark = text[at]!
    let end = at
    while (text[end] === mark) end++
    const previous = /[\ud800-\udbff]?[\s\S]$/.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? ''
    const next = end < text.length ? String.fromCodePoint(text.codePointAt(end)!) : ''
    const run = emphasisRun(mark, end - at, [...previous].at(-1) ?? '', next)
    pieces.push(run)
    if (run.canOpen || run.canClose) addRun(runs, run)
    at = end
  }

  function open(image: boolean): void {
    const last = brackets.at(-1)
    if (last) last.nested = true
    const mark = image ? '![' : '['
    at += mark.length
    brackets.push({ piece: pieces.length, at, image, nested: false, run: runs.last })
    push(mark)
  }

  function close(): void {
    const bracket = brackets.pop()
    const found = bracket && (bracket.image || brackets.length >= spent) ? targetOf(bracket) : undefined
    spent = Math.min(spent, brackets.length)
    if (!bracket || !found) {
      push(']')
      at++
      return
    }
    pairRuns(runs, bracket.run)
    const { image, piece } = bracket
    const title = found.title === undefined ? '' : ` title="${escapeHtml(found.title)}"`
    if (image) {
      let alt = ''
      for (const inner of pieces.splice(piece).slice(1)) alt += altOf(inner)
      push(`<img src="${safeAddress(found.url, 'src')}" alt="${alt}"${title} />`, alt)
    } else {
      pieces[piece] = { html: `<a href="${safeAddress(found.url, 'href')}"${title}>`, alt: '' }
      push('</a>', '')
      spent = brackets.length
    }
    at = found.end
  }

  function targetOf(bracket: LinkBracket): (Target & { end: number }) | undefined {
    const target = text[at + 1] === '(' ? parseTarget(text, at + 1) : undefined
    if (target || definitions.size === 0) return target
    const label = parseLabel(text, at + 1)
    const isOwn = !label?.text && !bracket.nested && at - bracket.at < 1000
    const name = label?.text || (isOwn ? text.slice(bracket.at, at) : '')
    const defined = name === '' ? undefined : definitions.get(normalLabel(name))
    return defined && { ...defined, end: label?.end ?? at + 1 }
  }

  function other(): void {
    const letter = text[at]!
    if (letter === '\\' && text[at + 1] === '\n') {
      push('<br />\n', '\n')
      at += 2
    } else if (letter === '\\' && /^[!-/:-@[-`{-~]$/.test(text[at + 1] ?? '')) {
      push(escapeHtml(text[at + 1]!))
      at += 2
    } else if (letter === '&') {
      const reference = parseReference(text.slice(at, at + 12))
      push(reference?.html ?? '&amp;')
      at += reference?.length ?? 1
    } else if (letter === '<') {
      const [all, url, mail] = matchHere(AUTOLINK) ?? []
      const shown = escapeHtml(url ?? mail ?? '')
      if (all === undefined) push('&lt;')
      else push(`<a href="${safeAddress(url ?? `mailto:${mail}`, 'href')}">${shown}</a>`, shown)
      at += all?.length ?? 1
    } else {
      push(escapeHtml(letter))
      at++
    }
  }

  while (at < text.length) {
    const plain = matchHere(PLAIN)?.[0]
    if (plain !== undefined) {
      push(escapeHtml(plain))
      at += plain.length
    }
    const letter = text[at]
    if (letter === undefined) break
    if (letter === '`') code()
    else if (letter === '\n') lineEnd()
    else if (letter === '*' || letter === '_') marks()
    else if (letter === '[') open(false)
    else if (letter === '!' && text[at + 1] === '[') open(true)
    else if (letter === ']') close()
    else other()
  }
  pairRuns(runs, undefined)
  return join(pieces)
}

const altOf = (piece: InlinePiece): string => ('alt' in piece ? piece.alt : piece.mark.repeat(piece.left))

/** Drops emphasis deeper than MAX_DEPTH, which slows browsers down. */
function join(pieces: InlinePiece[]): string {
  let html = ''
  let depth = 0
  for (const piece of pieces) {
    if ('html' in piece) {
      html += piece.html
      continue
    }
    for (const count of piece.closes) if (depth-- <= MAX_DEPTH) html += `</${TAGS[count]}>`
    html += piece.mark.repeat(piece.left)
    for (const count of piece.opens.toReversed()) if (++depth <= MAX_DEPTH) html += `<${TAGS[count]}>`
  }
  return html
}

/** Finds the next run of exactly `length` backticks; must be called with ascending `from`. */
function tickRuns(text: string): (length: number, from: number) => number | undefined {
  const starts = new Map<number, number[]>()
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const same = starts.get(run.length)
    if (same) same.push(index)
    else starts.set(run.length, [index])
  }
  for (const same of starts.values()) same.reverse()
  return (length, from) => {
    const same = starts.get(length) ?? []
    while (same.length > 0 && same.at(-1)! < from) same.pop()
    return same.at(-1)
  }
}
