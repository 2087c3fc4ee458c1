import type { Evaluation } from './win-chance.ts'

/**
 * An evaluation as one number, as rooms send it and games keep it: centipawns for White up to ±9,999; a mate is 20,000
 * less the moves to it, negative when Black mates. So greater is always better for White.
 */
export type EvaluationCode = number

const MAX_CENTIPAWNS = 9999
const MATE = 20_000
const MAX_MATE = 500

export function evaluationCode(evaluation: Evaluation): EvaluationCode {
  if ('cp' in evaluation) return Math.round(Math.max(-MAX_CENTIPAWNS, Math.min(MAX_CENTIPAWNS, evaluation.cp))) + 0
  const moves = Math.min(MAX_MATE, Math.abs(evaluation.mate))
  return evaluation.mate < 0 ? moves - MATE : MATE - moves
}

export function evaluationOf(code: EvaluationCode): Evaluation {
  if (Math.abs(code) <= MAX_CENTIPAWNS) return { cp: code }
  return { mate: code < 0 ? -(code + MATE) : MATE - code }
}

export const isEvaluationCode = (value: unknown): value is EvaluationCode =>
  Number.isInteger(value) &&
  (Math.abs(Number(value)) <= MAX_CENTIPAWNS ||
    (Math.abs(Number(value)) >= MATE - MAX_MATE && Math.abs(Number(value)) < MATE))

/** Evaluations after each half-move; null for a position without one. */
export type EvaluationCodes = (EvaluationCode | null)[]

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const MISSING = '~~~'
const LENGTH = 3

/** Three characters a half-move, as D1 keeps them. */
export const packEvaluations = (codes: Readonly<EvaluationCodes>): string =>
  codes
    .map((code) => {
      if (code === null) return MISSING
      const value = code + MATE
      return [value >> 12, (value >> 6) & 63, value & 63].map((digit) => DIGITS[digit]).join('')
    })
    .join('')

/** Characters that are no evaluation are read as a position without one. */
export const unpackEvaluations = (text: string): EvaluationCodes =>
  (text.match(new RegExp(`.{${LENGTH}}`, 'gs')) ?? []).map((word) => {
    const digits = Array.from(word, (letter) => DIGITS.indexOf(letter))
    const code = digits.reduce((sum, digit) => 64 * sum + digit, 0) - MATE
    return digits.includes(-1) || !isEvaluationCode(code) ? null : code
  })
