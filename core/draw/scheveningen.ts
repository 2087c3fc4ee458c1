import { SCHEVENINGEN_TABLES } from './scheveningen-tables.ts'

/** A board of a Scheveningen match: players of the two sides, each counted from 1. */
export interface ScheveningenBoard {
  one: number
  other: number
  isOneWhite: boolean
}

/**
 * A round of a match in which each player of one side meets each player of the other, by the usual tables; boards in the
 * order of the first side. Empty after the last round.
 */
export function scheveningenRound(players: number, round: number): ScheveningenBoard[] {
  if (round < 1 || round > players) return []
  const table = SCHEVENINGEN_TABLES[players]
  if (table) return table[round - 1]!.map((cell, at) => ({ one: at + 1, other: Math.abs(cell), isOneWhite: cell > 0 }))
  const board = players % 2 === 1 ? oddBoard : evenBoard
  return Array.from({ length: players }, (_, at) => board(players, round - 1, at))
}

/** A round of a match of two cycles: the second one has all colours reversed. */
export const doubleScheveningenRound = (players: number, round: number): ScheveningenBoard[] =>
  round <= players
    ? scheveningenRound(players, round)
    : scheveningenRound(players, round - players).map((board) => ({ ...board, isOneWhite: !board.isOneWhite }))

/** Players and rounds are counted from 0 here. One side has White on one board more than the other, in turns. */
function oddBoard(players: number, round: number, one: number): ScheveningenBoard {
  const shift = Math.floor(round / 2)
  const isOneWhite =
    round % 2 === 0
      ? (one + shift) % players < (players + 1) / 2
      : (one + shift + (players + 1) / 2) % players < (players - 1) / 2
  return { one: one + 1, other: ((one + round) % players) + 1, isOneWhite }
}

/** The halves of both sides meet each other in turns. */
function evenBoard(players: number, round: number, one: number): ScheveningenBoard {
  const half = players / 2
  const [own, place] = one < half ? [0, one] : [1, one - half]
  const theirs = round < half ? own : 1 - own
  return { one: one + 1, other: theirs * half + ((place + round) % half) + 1, isOneWhite: (round + own) % 2 === 0 }
}
