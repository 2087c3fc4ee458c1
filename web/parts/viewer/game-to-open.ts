import type { MatchBoard } from '#core/game/boards.ts'

/** The running game of a board, else its last finished one; if one of its games is on screen, that one. */
export function gameToOpen({ slots }: MatchBoard, current: number): number {
  const shown = slots.find(({ no }) => no === current) ?? slots.find(({ state }) => state === 'live')
  return (shown ?? slots.findLast(({ state }) => state === 'over') ?? slots[0]!).no
}
