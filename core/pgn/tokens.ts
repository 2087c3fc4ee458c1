import { tagAt } from './tags.ts'

interface TextSpan {
  /** Where it begins in the text, and the position after it. */
  from: number
  to: number
}

/** A piece of a PGN text. `isCut`: the text ends within it, so that it may go on. */
export type Token = TextSpan &
  (
    | { kind: 'tag'; name: string; value: string; isClean: boolean }
    | { kind: 'cutTag' }
    | { kind: 'comment'; text: string; isCut: boolean; isOpen: boolean }
    | { kind: 'open' | 'close' | 'stray' }
    | { kind: 'result'; text: string; isCut: boolean }
    | { kind: 'word'; text: string; isCut: boolean; number?: MoveNumber }
  )

/** A written move number; `isBlack` by its dots. */
export interface MoveNumber {
  number: number
  isBlack: boolean
}

const BLANK = /[\s\u0000-\u001f\u200b-\u200f\u2060\ufeff]+/y // oxlint-disable-line no-control-regex
const LINE = /[^\r\n]*/y
const NUMBER = /(\d{1,4})[ \t\u00a0]*([.…·]+[.…· \t\u00a0]*)|(\d{1,4})(?=[\s{}();]|$|[a-hKQRBNO♔-♟])/uy
// A word may contain a promotion in parentheses: a8(Q).
const WORD = /[^\s{}();[*\u200b-\u200f\u2060\ufeff]+(?:(?<=[18])\([QRBNqrbn]\)[^\s{}();[*]*)?/y
const SIDE = '(?:1/2|½|[01])'
const HALF = '(?:[01][.,][05]|½|1/2)'
const DASH = '[ \\t\\u00a0]*[-–—−‐‑:][ \\t\\u00a0]*'
const AFTER = '(?=[\\s{}();\\[`\'"´’.,!*]|$)'
const RESULT = new RegExp(
  `(?:${HALF}${DASH}${HALF}|0[.,]5${DASH}0|0${DASH}0[.,]5|${SIDE}${DASH}${SIDE}|[+-]:[+-]|\\+--|--\\+|\\+ - -|- - \\+|- - -)(?:[ \\t]*[fF]{1,2})?${AFTER}|(?:1/2|½)${AFTER}|\\*`,
  'y',
)
const RESULT_START = '01½*+-–—−‐‑'
const COMMAND = /\[%[^\][]*\]?/y
const BRACKETS = /\[[^\][\r\n]*\]?/y

/** The pieces of a PGN text from a position on, in linear time. Blanks and lines that begin with `%` are left out. */
export function* tokens(text: string, start = 0): Generator<Token, void> {
  let at = start
  let lineEnd = -1
  let brace = -1
  let number: MoveNumber | undefined
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  while (at < text.length) {
    // Most blanks are single spaces.
    if (text.charCodeAt(at) === 32) at += 1
    const blank = text.charCodeAt(at) > 32 && text.charCodeAt(at) < 127 ? null : match(BLANK)
    if (blank) at += blank[0].length
    if (at >= text.length) return
    const from = at
    const letter = text[at]!
    if (letter === '%' && isLineStart(text, at)) {
      at += match(LINE)![0].length
    } else if (letter === '{') {
      if (brace < at) brace = endOr(text.indexOf('}', at), text)
      const body = text.slice(at + 1, brace)
      const game = gameIn(body)
      const isCut = game === undefined && brace === text.length
      at = game === undefined ? Math.min(brace + 1, text.length) : at + 1 + game
      yield { kind: 'comment', text: body.slice(0, game), isCut, isOpen: isCut || game !== undefined, from, to: at }
    } else if (letter === ';') {
      at += match(LINE)![0].length
      yield { kind: 'comment', text: text.slice(from + 1, at), isCut: at >= text.length, isOpen: false, from, to: at }
    } else if (letter === '(' || letter === ')' || letter === '}') {
      at += 1
      yield { kind: letter === '(' ? 'open' : letter === ')' ? 'close' : 'stray', from, to: at }
    } else if (letter === '[') {
      if (at >= lineEnd) lineEnd = at + match(LINE)![0].length
      const tag = tagAt(text, at, lineEnd)
      if (tag === 'cut') return yield { kind: 'cutTag', from, to: text.length }
      const command = tag ? null : match(COMMAND)
      at = tag ? tag.to : at + (command ?? match(BRACKETS)!)[0].length
      if (tag) yield { kind: 'tag', ...tag, from }
      else if (command) {
        const isCut = !command[0].endsWith(']')
        yield { kind: 'comment', text: isCut ? '' : command[0], isCut, isOpen: false, from, to: at }
      } else if (at >= text.length) yield { kind: 'word', text: '', isCut: true, from, to: at }
      else yield { kind: 'stray', from, to: at }
    } else {
      const result = RESULT_START.includes(letter) ? match(RESULT) : null
      if (result) {
        at += result[0].length
        number = undefined
        yield { kind: 'result', text: result[0], isCut: at >= text.length, from, to: at }
        continue
      }
      const digits = letter >= '0' && letter <= '9' ? match(NUMBER) : null
      if (digits) {
        const [whole, dotted, dots, bare] = digits
        at += whole.length
        number = { number: Number(dotted ?? bare), isBlack: /…|[.·].*[.·]/.test(dots ?? '') }
        if (at >= text.length) yield { kind: 'word', text: '', isCut: true, from, to: at }
        continue
      }
      at += match(WORD)?.[0].length ?? 1
      const isCut = at >= text.length
      yield { kind: 'word', text: text.slice(from, at), isCut, from, to: at, ...(number && { number }) }
      number = undefined
    }
  }
}

const endOr = (at: number, text: string): number => (at < 0 ? text.length : at)

const isLineStart = (text: string, at: number): boolean => at === 0 || '\r\n\ufeff'.includes(text[at - 1]!)

const TAG_LINE = '[ \\t]*\\[[A-Za-z0-9_]+[ \\t]*"[^\\r\\n]*\\][ \\t]*(?:\\r\\n?|\\n)'
const TAG_LINES = new RegExp(`(?:\\r\\n?|\\n)(?=(?:${TAG_LINE}){2}[ \\t]*\\[[A-Za-z0-9_])`)

/** Where the tags of a game begin in a comment that was never closed: three lines of tags are no remark. */
const gameIn = (comment: string): number | undefined =>
  comment.length > 30 && comment.includes('[') ? TAG_LINES.exec(comment)?.index : undefined

const TAG_BLOCK = new RegExp(`${TAG_LINE}[ \\t]*\\[[A-Za-z0-9_]`, 'y')

/** Whether lines of tags begin here: those of another game, wherever they are. */
export function isTagBlock(text: string, at: number): boolean {
  TAG_BLOCK.lastIndex = at
  return isLineStart(text, at) && TAG_BLOCK.test(text)
}
