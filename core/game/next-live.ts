import type { MatchBoard } from './boards.ts'

export interface LiveBoard {
  board: number
  /** The game that is being played. */
  no: number
}

/** The boards of a match with a running game, in order from the one after the board of game `current`, which is left out. */
export const otherLiveBoards = (boards: readonly MatchBoard[], current: number): LiveBoard[] =>
  fromNext(
    boards,
    boards.findIndex(({ slots }) => slots.some(({ no }) => no === current)),
  ).flatMap(({ number, slots }) => {
    const live = slots.find(({ state }) => state === 'live')
    return live ? [{ board: number, no: live.no }] : []
  })

/** The items after the one at `at`, then those before it. */
export const fromNext = <Item>(items: readonly Item[], at: number): Item[] => [
  ...items.slice(at + 1),
  ...items.slice(0, Math.max(0, at)),
]
