import type { Outcome } from '../match/outcome.ts'
import { recordsOf, type Trf } from './trf.ts'

/** What results are worth, in points as written (1, 0.5). A bye is the pairing-allocated one. */
export interface Worth {
  win: number
  draw: number
  loss: number
  bye: number
}

/** What the 162 record, JaVaFo's XXS or bbpPairings' BB lines say of a game, in that order; else FIDE's defaults. */
export function gameWorth(trf: Trf): Worth {
  const said = Object.assign({}, ...recordsOf(trf, 'rewards', '162').map(({ record }) => record.worth))
  const javafo = Object.assign({}, ...recordsOf(trf, 'assignments').map(({ record }) => record.worth))
  const bbp = Object.fromEntries(recordsOf(trf, 'worth').map(({ record }) => [record.code, record.points]))
  const first = (...found: (number | undefined)[]): number => found.find((points) => points !== undefined) ?? 0
  const win = first(said.W, javafo.W, bbp.BBW, 1)
  return {
    win,
    draw: first(said.D, javafo.D, bbp.BBD, 0.5),
    loss: first(said.L, javafo.L, bbp.BBL, 0),
    bye: first(said.P, javafo.PAB, bbp.BBU, win),
  }
}

/** What a match between teams is worth: the 362 record, and for the bye the 320. Without them 2, 1, 0 and a draw. */
export function matchWorth(trf: Trf): Worth {
  const said = Object.assign({}, ...recordsOf(trf, 'rewards', '362').map(({ record }) => record.worth))
  const draw: number = said.TD ?? 1
  const [bye] = recordsOf(trf, 'teamByes')
  return { win: said.TW ?? 2, draw, loss: said.TL ?? 0, bye: bye?.record.matchPoints ?? draw }
}

const REWARDS: Record<Outcome, keyof Worth | null> = {
  ...{ '1': 'win', '=': 'draw', '0': 'loss', W: 'win', D: 'draw', L: 'loss', '+': 'win', '-': null },
  ...{ U: 'bye', F: 'win', H: 'draw', Z: null, ' ': null },
}

/** Doubled points of a letter. */
export function doubledPoints(letter: Outcome, worth: Worth): number {
  const reward = REWARDS[letter]
  return reward ? Math.round(2 * worth[reward]) : 0
}

const MIRROR: Partial<Record<Outcome, Outcome>> = {
  ...{ '1': '0', '=': '=', '0': '1', W: 'L', D: 'D', L: 'W', '+': '-', '-': '+' },
}

/** Both sides' letters where a file may give only one: the missing one follows from the other. */
export const bothLetters = (one: Outcome, other: Outcome): string =>
  one === ' ' ? (MIRROR[other] ?? ' ') + other : one + (other === ' ' ? (MIRROR[one] ?? ' ') : other)
