import type { Outcome } from '../match/outcome.ts'
import { recordsOf, type Trf } from './trf.ts'
import { type HalfPoints, halfPoints } from '../text/score.ts'

/** Plain points (1, 0.5) of results. `bye` is the pairing-allocated one. */
export interface ResultWorth {
  win: number
  draw: number
  loss: number
  bye: number
}

/** Points by symbol in all lines of a kind; later lines override earlier ones. */
const declaredPoints = (trf: Trf, kind: 'rewards' | 'assignments', code: string): Record<string, number> =>
  Object.fromEntries(recordsOf(trf, kind, code).flatMap(({ record }) => Object.entries(record.worth)))

/** The points of a game: from record 162, else JaVaFo's XXS, else bbpPairings' BB lines, else FIDE's defaults. */
export function gamePoints(trf: Trf): ResultWorth {
  const fide = declaredPoints(trf, 'rewards', '162')
  const javafo = declaredPoints(trf, 'assignments', 'XXS')
  const bbp = Object.fromEntries(recordsOf(trf, 'worth').map(({ record }) => [record.code, record.points]))
  const win = fide.W ?? javafo.W ?? bbp.BBW ?? 1
  return {
    win,
    draw: fide.D ?? javafo.D ?? bbp.BBD ?? 0.5,
    loss: fide.L ?? javafo.L ?? bbp.BBL ?? 0,
    bye: fide.P ?? javafo.PAB ?? bbp.BBU ?? win,
  }
}

/** The points of a team match: record 362 (else 2, 1, 0), and for the bye record 320 (else a draw). */
export function matchPoints(trf: Trf): ResultWorth {
  const { TW = 2, TD = 1, TL = 0 } = declaredPoints(trf, 'rewards', '362')
  const [bye] = recordsOf(trf, 'teamByes')
  return { win: TW, draw: TD, loss: TL, bye: bye?.record.matchPoints ?? TD }
}

const REWARDS: Record<Outcome, keyof ResultWorth | null> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  W: 'win',
  D: 'draw',
  L: 'loss',
  '+': 'win',
  '-': null,
  U: 'bye',
  F: 'win',
  H: 'draw',
  Z: null,
  ' ': null,
}

export function letterPoints(letter: Outcome, worth: ResultWorth): HalfPoints {
  const reward = REWARDS[letter]
  return reward ? halfPoints(worth[reward]) : 0
}

const MIRROR: Partial<Record<Outcome, Outcome>> = {
  '1': '0',
  '=': '=',
  '0': '1',
  W: 'L',
  D: 'D',
  L: 'W',
  '+': '-',
  '-': '+',
}

/** Both sides' letters of a game. A missing one follows from the other. */
export const bothLetters = (one: Outcome, other: Outcome): string =>
  one === ' ' ? (MIRROR[other] ?? ' ') + other : one + (other === ' ' ? (MIRROR[one] ?? ' ') : other)
