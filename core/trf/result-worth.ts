import type { Outcome } from '../match/outcome.ts'
import { recordsOf, type Trf } from './trf.ts'
import { type HalfPoints, halfPoints } from '../text/score.ts'
import { javafoWorth } from './javafo-worth.ts'

/** Plain points (1, 0.5) of results. */
export interface ResultWorth {
  win: number
  draw: number
  loss: number
  /** The pairing-allocated bye. */
  bye: number
  /** A zero-point bye or a forfeit loss; 0 if left out. */
  absent?: number
  /** Results that are worth something else, which no setting of a tournament can say. */
  exceptions?: WorthException[]
}

export interface WorthException {
  letters: string
  /** Only with this colour. */
  colour?: 'w' | 'b'
  points: number
}

/** Points by symbol in all lines of a kind; later lines override earlier ones. */
const declaredPoints = (trf: Trf, kind: 'rewards' | 'assignments', code: string): Record<string, number> =>
  Object.fromEntries(
    recordsOf(trf, kind, code).flatMap(({ record }) =>
      Object.entries(record.worth).map(([symbol, points]) => [symbol.toUpperCase(), points]),
    ),
  )

/** The points of a game: from record 162, else JaVaFo's XXS, else bbpPairings' BB lines, else FIDE's defaults. */
export function gamePoints(trf: Trf): ResultWorth {
  const fide = declaredPoints(trf, 'rewards', '162')
  const stated = declaredPoints(trf, 'assignments', 'XXS')
  const bbp = Object.fromEntries(recordsOf(trf, 'worth').map(({ record }) => [record.code, record.points]))
  if (Object.keys(fide).length > 0) return fideWorth(fide)
  return Object.keys(stated).length > 0 ? javafoWorth(stated) : bbpWorth(bbp)
}

const fideWorth = ({
  W: win = 1,
  D: draw = 0.5,
  L: loss = 0,
  P: bye = win,
  A: absent = 0,
}: Record<string, number>) => ({
  win,
  draw,
  loss,
  bye,
  absent,
})

function bbpWorth({
  BBW: win = 1,
  BBD: draw = 0.5,
  BBL: loss = 0,
  BBU: bye = win,
  ...unplayed
}: Record<string, number>) {
  const { BBZ: absent = 0, BBF: forfeit = 0 } = unplayed
  return {
    win,
    draw,
    loss,
    bye,
    absent,
    ...(forfeit !== absent && { exceptions: [{ letters: '-', points: forfeit }] }),
  }
}

/** The points of a team match: record 362 (else 2, 1, 0), and for the bye record 320 (else a draw). */
export function matchPoints(trf: Trf): ResultWorth {
  const { TW = 2, TD = 1, TL = 0 } = declaredPoints(trf, 'rewards', '362')
  const [bye] = recordsOf(trf, 'teamByes')
  return { win: TW, draw: TD, loss: TL, bye: bye?.record.matchPoints ?? TD }
}

const REWARDS: Record<Outcome, 'win' | 'draw' | 'loss' | 'bye' | 'absent' | null> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  W: 'win',
  D: 'draw',
  L: 'loss',
  '+': 'win',
  '-': 'absent',
  U: 'bye',
  F: 'win',
  H: 'draw',
  Z: 'absent',
  ' ': null,
}

/** Points of a result as the settings of a tournament say them. */
export function letterPoints(letter: Outcome, worth: ResultWorth): HalfPoints {
  const reward = REWARDS[letter]
  return reward ? halfPoints(worth[reward] ?? 0) : 0
}

/** Points of a result by all that the file says. */
export function statedPoints(letter: Outcome, worth: ResultWorth, colour: 'w' | 'b' | undefined): HalfPoints {
  const found = worth.exceptions?.findLast(
    (one) => one.letters.includes(letter) && (one.colour === undefined || one.colour === colour),
  )
  return found && letter !== ' ' ? halfPoints(found.points) : letterPoints(letter, worth)
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
