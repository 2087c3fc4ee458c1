import type { PieceColour } from '../snapshot/draw-rules.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * The colour drawn by lot for number 1, if it is not recorded: the one that most boards of round 1 suggest by the
 * number of their better placed player. Boards marked as changed by hand do not count; unmarked ones, as in a file, are
 * outvoted.
 */
export function firstColour({ rounds, players }: Pick<Snapshot, 'rounds' | 'players'>): PieceColour {
  const [first] = rounds
  if (!first) return 'w'
  const { white, black, outcomes, facts } = first
  const isDrawn = (at: number): boolean => black[at]! >= 0 || outcomes[2 * at] === 'U'
  const seated = white
    .flatMap((player, at) => (isDrawn(at) ? [player, black[at]!] : []))
    .filter((player) => player >= 0)
  const pools = Map.groupBy(
    seated.sort((a, b) => a - b),
    (player) => players.pool?.[player] ?? 0,
  )
  const isOdd = new Map([...pools.values()].flatMap((members) => members.map((player, at) => [player, at % 2 === 0])))
  let whites = 0
  for (const [at, player] of white.entries()) {
    const other = black[at]!
    if (other < 0 || facts?.[at]?.byHand) continue
    // A vote for White: the better placed player is odd and has White, or is even and has Black.
    whites += player < other === isOdd.get(Math.min(player, other)) ? 1 : -1
  }
  return whites < 0 ? 'b' : 'w'
}
