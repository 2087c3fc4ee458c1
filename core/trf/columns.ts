import * as say from '#words/coreTrf.js'
import { hasHidden, oneLine } from '../text/visible.ts'
import type { TrfFault } from './fault.ts'

/** A line being read. `characters` are code points, not bytes or UTF-16 units; `fault` is the first one found. */
export interface LineReader {
  line: number
  characters: string[]
  fault?: TrfFault
}

/** A field of a line. Columns count from 1; `write` gives the text that begins in column `from`. */
export interface TrfColumn<Value> {
  from: number
  read(line: LineReader): Value
  write(value: Value): string
}

export const slice = (line: LineReader, from: number, to: number): string =>
  line.characters.slice(from - 1, to).join('')

/** Notes a fault at the first character that is not blank. Only the first fault of a line is kept. */
export function noteFault(line: LineReader, from: number, text: string, reason: string): void {
  const blanks = /^ */.exec(text)![0].length
  line.fault ??= { line: line.line, column: from + (blanks < text.length ? blanks : 0), reason }
}

const truncate = (text: string, width: number): string => Array.from(text).slice(0, width).join('')
const WHOLE = /^\d+$/
const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

/** Undefined if the text is no number; a decimal comma is accepted. */
export const parseDecimal = (text: string): number | undefined =>
  DECIMAL.test(text) ? Number(text.replace(',', '.')) : undefined

const parseWhole = (text: string): number | undefined => (WHOLE.test(text) ? Number(text) : undefined)

/** Points as TRF writes them, with at least one decimal: 1.0, 2.5, 0.25. */
export const formatDecimal = (value: number): string =>
  Number.isInteger(value * 10) ? value.toFixed(1) : String(value)

const visible = (text: string): string => (hasHidden(text) ? oneLine(text) : text.trim())

/** Text without blanks around it, line breaks and invisible characters; cut to its columns when written. */
export const text = (from: number, to: number, side: 'left' | 'right' = 'left'): TrfColumn<string> => ({
  from,
  read: (line) => visible(slice(line, from, to)),
  write: (value) =>
    side === 'left'
      ? truncate(oneLine(value), to - from + 1)
      : truncate(oneLine(value), to - from + 1).padStart(to - from + 1),
})

export const rest = (from: number): TrfColumn<string> => text(from, Infinity)

function number(
  parse: (text: string) => number | undefined,
  write: (value: number) => string,
  fault: (facts: { field: string; word: string }) => string,
): (field: () => string, from: number, to: number) => TrfColumn<number> {
  return (field, from, to) => ({
    from,
    read(line) {
      const found = slice(line, from, to)
      const word = found.trim()
      const value = word === '' ? 0 : parse(word)
      if (value === undefined) noteFault(line, from, found, fault({ field: field(), word }))
      return value ?? 0
    },
    write: (value) => (to === Infinity ? write(value) : write(value).padStart(to - from + 1)),
  })
}

/** A whole number from 0. Blank is read as 0, and 0 is written blank. */
export const whole = number(parseWhole, (value) => (value ? String(value) : ''), say.noWholeNumber)

/** A decimal number. Blank is read as 0, and 0 is written blank. */
export const figure = number(parseDecimal, (value) => (value ? formatDecimal(value) : ''), say.noNumber)

/** A decimal number. Blank is read as 0, but 0 is written out. */
export const decimal = number(parseDecimal, formatDecimal, say.noNumber)

/** Numbers of equal width to the end of the line, separated by one blank; a blank place is 0. */
const list =
  (one: typeof whole, write: (value: number, width: number) => string) =>
  (field: () => string, from: number, width: number): TrfColumn<number[]> => ({
    from,
    read(line) {
      const places = Math.ceil((lastColumn(line) - from + 1) / (width + 1))
      return Array.from({ length: Math.max(places, 0) }, (_, place) => {
        const start = from + place * (width + 1)
        return one(field, start, start + width - 1).read(line)
      })
    },
    write: (values) => values.map((value) => write(value, width)).join(' '),
  })

/** Numbers of players or teams; an empty place is written 0000. */
export const numbers = list(whole, (value, width) => (value ? String(value).padStart(width) : '0'.repeat(width)))

/** Padded with zeros, as in record 320: 012. */
export const zeroNumbers = list(whole, (value, width) => String(value).padStart(width, '0'))

export const decimals = list(decimal, (value, width) => formatDecimal(value).padStart(width))

/** Whole numbers in any columns, separated by blanks, commas or slashes. */
export const words = (field: () => string, from: number): TrfColumn<number[]> => ({
  from,
  read(line) {
    const found = slice(line, from, Infinity)
    return [...found.matchAll(/[^\s,/]+/g)].map((word) => {
      const value = parseWhole(word[0])
      if (value === undefined)
        noteFault(line, from + word.index, word[0], say.noWholeNumber({ field: field(), word: word[0] }))
      return value ?? 0
    })
  },
  write: (values) => values.join(' '),
})

export const lastColumn = (line: LineReader): number =>
  line.characters.findLastIndex((character) => character.trim() !== '') + 1
