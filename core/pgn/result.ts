import type { PgnGame } from './pgn-game.ts'

/** A game’s result as its tag and the end of its text say. */
export interface ReadResult {
  /**
   * Outcome letters of White and Black: `10`, `01`, `==`; `00`, `=0`, `0=` as an arbiter decided a played game; `+-`,
   * `-+`, `--` without play. Undefined for an open game, and if tag and text differ.
   */
  outcome?: string
  /** `differ`: tag and text have different results, so that none is taken. `unreadable`: the tag is no known result. */
  problem?: 'differ' | 'unreadable'
  /** Both as written; empty if there is none. */
  tag: string
  text: string
}

/** By the text with plain dashes, colons and slashes between signs as dashes, and ½ as 1/2. */
const OUTCOMES: Record<string, string> = {
  '1-0': '10',
  '0-1': '01',
  '1/2-1/2': '==',
  '1/2': '==',
  '=': '==',
  '=-=': '==',
  '1/2-0': '=0',
  '0-1/2': '0=',
  '0-0': '00',
  '1-f': '+-',
  '1-0f': '+-',
  'f-1': '-+',
  '0-1f': '-+',
  '0f-1': '-+',
  'f-f': '--',
  '0f-0f': '--',
  '0-0f': '--',
  '+--': '+-',
  '--+': '-+',
  '---': '--',
  '+-': '+-',
  '-+': '-+',
  '--': '--',
  '+-0': '+-',
  '0-+': '-+',
  whitewin: '10',
  blackwin: '01',
  draw: '==',
  remis: '==',
}

/** Outcome letters of a result in any usual spelling; undefined for an open or unknown one. */
export function outcomeOf(written: string): string | undefined {
  const plain = plainResult(written)
  return Object.hasOwn(OUTCOMES, plain) ? OUTCOMES[plain] : undefined
}

const plainResult = (written: string): string =>
  written
    .slice(0, 40)
    .toLowerCase()
    .replace(/[–—−‐‑]/g, '-')
    .replace(/\s/g, '')
    .replace(/[`'"´’.,;!]+$/, '')
    .replaceAll('½', '1/2')
    .replace(/0[.,]5/g, '1/2')
    .replace(/([01])[.,]0/g, '$1')
    .replace(/([+-])\/([+-])/, '$1-$2')
    .replaceAll(':', '-')
    .replace(/\(?(?:ff?|forfeit|forfait|wo)\)?$/, 'f')

/** `0-0` with digits: castling, or a result at the end of a game. */
export const isZeros = (text: string): boolean => /^0[ \t\u00a0]*[-–—−‐‑][ \t\u00a0]*0$/.test(text)

export const isOpenSign = (text: string): boolean => ['', '*', '?', '-', '–', '…', '...'].includes(text.trim())

/** Nobody has played before each side has moved. */
const FEWEST_PLIES = 2
const UNPLAYED: Record<string, string> = { '10': '+-', '01': '-+', '00': '--' }

type ResultText = Pick<PgnGame, 'tags' | 'end' | 'cut'> & { moves: readonly unknown[] }

/**
 * The result of a game: that of the tag or the text, whichever is closed. A result 0-0 and one whose Termination says
 * so are unplayed if there are fewer than two half-moves.
 */
export function resultOf({ tags, end = '', moves, cut }: ResultText): ReadResult {
  const written = { tag: tags.Result ?? '', text: end }
  const [tag, text] = [outcomeOf(written.tag), outcomeOf(end)]
  if (tag !== undefined && text !== undefined && !isSame(tag, text)) {
    // `1/2` at the end of a text that is still being written may become `1/2-0`.
    const isBegun = cut === 'word' && plainResult(written.tag).startsWith(plainResult(end))
    return isBegun ? { outcome: tag, ...written } : { problem: 'differ', ...written }
  }
  const both = tag !== undefined && text !== undefined && UNPLAYED[tag] === text ? text : (tag ?? text)
  const isUnplayed = moves.length < FEWEST_PLIES && (both === '00' || hasForfeit(tags.Termination))
  const outcome = isUnplayed ? (UNPLAYED[both ?? ''] ?? both) : both
  return {
    ...(outcome !== undefined && { outcome }),
    ...(tag === undefined && !isOpenSign(written.tag) && { problem: 'unreadable' as const }),
    ...written,
  }
}

/** A forfeit is often written as a plain result in one of both places. */
const isSame = (tag: string, text: string): boolean => tag === text || UNPLAYED[tag] === text || UNPLAYED[text] === tag

const hasForfeit = (termination = ''): boolean => /forfeit|unplayed|walkover|kampflos|default\b/i.test(termination)
