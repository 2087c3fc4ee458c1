import { unescapeMarkdown } from './escapes.ts'
import type { Target } from './block.ts'

// Limit of CommonMark's reference implementation.
const MAX_PARENTHESES = 32
const ANGLED = /<((?:[^<>\n\\]|\\[^\n])*)>/y
const TITLE = /"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)'|\(((?:[^()\\]|\\[\s\S])*)\)/y
const SPACE = /[ \t\n]*/y

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

export const skipSpace = (text: string, at: number): number => at + matchAt(SPACE, text, at)![0].length

export function parseDestination(text: string, at: number): { url: string; end: number } | undefined {
  if (text[at] === '<') {
    const angled = matchAt(ANGLED, text, at)
    return angled ? { url: unescapeMarkdown(angled[1]!), end: at + angled[0].length } : undefined
  }
  let depth = 0
  let end = at
  for (; end < text.length; end++) {
    const letter = text[end]!
    if (letter <= ' ' || letter === '\x7f') break
    if (letter === '\\') end++
    else if (letter === '(' && ++depth > MAX_PARENTHESES) return undefined
    else if (letter === ')' && --depth < 0) break
  }
  return depth > 0 ? undefined : { url: unescapeMarkdown(text.slice(at, end)), end: Math.min(end, text.length) }
}

export function parseTitle(text: string, at: number): { title: string; end: number } | undefined {
  const found = matchAt(TITLE, text, at)
  if (!found) return undefined
  return { title: unescapeMarkdown(found[1] ?? found[2] ?? found[3] ?? ''), end: at + found[0].length }
}

/** The destination and title of an inline link; `at` is the position of its opening parenthesis. */
export function parseTarget(text: string, at: number): (Target & { end: number }) | undefined {
  const destination = parseDestination(text, skipSpace(text, at + 1))
  if (!destination) return undefined
  const next = skipSpace(text, destination.end)
  const title = next > destination.end ? parseTitle(text, next) : undefined
  const end = skipSpace(text, title?.end ?? next)
  return text[end] === ')' ? { url: destination.url, title: title?.title, end: end + 1 } : undefined
}
