import { dice, hash } from '../dice.ts'

/** Faults of single boards, as the share of boards that have them, from 0 to 1. */
export const BOARD_FAULTS = {
  takeback: 'up to six moves appear that were never played, and go again after 20 s',
  skip: 'one move is guessed wrong, with another behind it, and put right after 2.5 s',
  illegal: 'a move is impossible, and the game goes on',
  kings: 'the result is two kings in the middle of the board, and no other',
  kingsToo: 'the same, with the result in the tag',
  colours: 'both players sit at the other side of the board',
  nameless: 'nobody is named, and no FIDE ID given',
  noIds: 'names without FIDE IDs',
  otherNames: 'names without accents, in capitals, with a title and an initial',
  emtOnly: 'time used instead of clocks',
  clockGaps: 'a third of the moves has no clock',
  late960: 'the start position comes half a minute after the first moves',
  open: 'no result for an hour after the end',
  wrongResult: 'a wrong result for a minute, then the right one',
  doubled: 'the game is there twice, once without its last moves',
  silent: 'nothing new after the tenth move',
} as const
export type BoardFault = keyof typeof BOARD_FAULTS

/** Faults of the whole text, on or off; the passing ones hold for some seconds of each minute. */
export const TEXT_FAULTS = {
  reorder: 'the boards come in another order every ten seconds',
  cut: 'the text ends anywhere, for five seconds',
  empty: 'no text at all, for five seconds',
  half: 'only half of the boards, for ten seconds',
  lastRound: 'the games of the last round, for the first 20 s',
  bom: 'byte order marks before and within the text',
  latin1: 'encoded in Latin-1',
  crlf: 'lines end with CR and LF',
  junk: 'glyphs, variations, escape lines and zeros for castling',
} as const
export type TextFault = keyof typeof TEXT_FAULTS

export interface Faults {
  boards: Partial<Record<BoardFault, number>>
  text: TextFault[]
}

/** Whether a board has a fault. The same seed always chooses the same boards. */
export const hasFault = ({ boards }: Faults, fault: BoardFault, seed: number, board: number): boolean =>
  dice(hash(`${seed} ${fault} ${board}`))() < (boards[fault] ?? 0)

/** A number from `least` to `most` that depends on the seed, the board and a word alone. */
export const pick = (seed: number, board: number, word: string, least: number, most: number): number =>
  least + Math.floor(dice(hash(`${seed} ${word} ${board}`))() * (most - least + 1))
