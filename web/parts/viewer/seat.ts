import { isWhiteFirst, type GameSlot } from '#core/game/boards.ts'
import type { MatchView } from './match-view.ts'

/**
 * The side of the match that has White (or Black) in a game, and the player's name in it; empty for a player of a team who
 * isn't known yet.
 */
export function seatOf(
  { sides, team, boards }: Pick<MatchView, 'sides' | 'team' | 'boards'>,
  slot: GameSlot,
  white: boolean,
): { side: 0 | 1; name: string } {
  const { row } = slot
  const board = boards.find(({ slots }) => slots.includes(slot))
  // The games of a board alternate colours.
  const isFirstWhite = row ? isWhiteFirst(row, sides[0].name) : (board?.slots.indexOf(slot) ?? 0) % 2 === 0
  const side = isFirstWhite === white ? 0 : 1
  return {
    side,
    name: row?.[white ? 'white' : 'black'].username || (team ? (board?.names[side] ?? '') : sides[side].name),
  }
}
