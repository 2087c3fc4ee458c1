import type { GameSlot } from '#core/game/boards.ts'
import { timePlayed } from '#core/game/clocks.ts'
import type { MoveList } from '#core/game/moves.ts'
import { isWhiteToMove } from '#core/game/position.ts'
import { SECOND } from '#core/time.ts'
import type { MatchView } from './match-view.ts'

type Clocks = readonly [white: number | undefined, black: number | undefined]

/**
 * When the last move was made, by this device's clock: as the server saw it, else the start plus the time both clocks
 * have used.
 */
export function lastMoveTime({ movedAt, skew }: MatchView, { no, row }: GameSlot, game: MoveList, clocks: Clocks) {
  const [white, black] = clocks
  const { control, moves } = game
  const isTimed = row?.startTime && control && white !== undefined && black !== undefined
  const at =
    movedAt.get(no) ??
    (isTimed ? row.startTime! + SECOND * timePlayed(control, [white, black], moves.length) : undefined)
  return at && at - skew
}

/** A side's clock in seconds after its last move; before its first move the base time. */
export function clockOf({ moves, start, control }: MoveList, ply: number, white: boolean): number | undefined {
  const isOwn = (at: number) => ((at % 2 === 0) === isWhiteToMove(start)) === white
  for (let at = ply - 1; at >= 0; at -= 1) if (isOwn(at)) return moves[at]!.clock
  return moves.some(({ clock }) => clock !== undefined) ? control?.base : undefined
}
