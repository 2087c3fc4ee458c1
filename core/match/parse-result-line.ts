import type { EnteredOutcome, EnteredResult } from './entered-result.ts'

/** The input in the line for results. */
export interface ResultLine {
  /** Undefined for the current board. */
  board?: number
  /** Undefined to make the board the current one. */
  result?: EnteredResult
}

const SIGNS: Record<string, EnteredOutcome> = {
  '1': '10',
  '0': '01',
  '5': '==',
  '½': '==',
  '=': '==',
  '+': '+-',
  '-': '-+',
  '--': '--',
  u1: 'WL',
  u0: 'LW',
  u5: 'DD',
}
const POINTS = /^(\d+(?:[.,]5)?|\d*½)\s*[-–:]\s*(\d+(?:[.,]5)?|\d*½)$/

/**
 * Parses `9 1`, `12 5`, `+`, `9`: a board and its result, a result alone, or a board to go to; in matches of several
 * games `9 2½-1½`. A number that is not a result is a board. Undefined while the input is incomplete.
 */
export function parseResultLine(text: string, gamePointTotal: number): ResultLine | undefined {
  const written = text.trim().toLowerCase()
  const alone = resultOf(written, gamePointTotal)
  if (alone) return { result: alone }
  const [, first = '', rest = ''] = /^(\d{1,4})(?:\s+(.+))?$/.exec(written) ?? []
  if (first === '' || Number(first) === 0) return undefined
  if (rest === '') return { board: Number(first) }
  const result = resultOf(rest.trim(), gamePointTotal)
  return result && { board: Number(first), result }
}

function resultOf(text: string, gamePointTotal: number): EnteredResult | undefined {
  const outcome = SIGNS[text]
  if (gamePointTotal === 1) return outcome && { outcome }
  if (outcome && /[+-]/.test(outcome)) return { outcome }
  const [, white, black] = POINTS.exec(text) ?? []
  return white === undefined || black === undefined ? undefined : { points: [number(white), number(black)] }
}

const number = (text: string): number => Number(text.replace('½', '.5').replace(',', '.'))
