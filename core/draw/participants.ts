import type { ByeRequest } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isAway } from '../trf/coming-byes.ts'

/** Positions to be paired in a round: in a drawn round those of its draw, else those present without a granted bye. */
export function participants(
  snapshot: Snapshot,
  round: number,
  byes: readonly Pick<ByeRequest, 'round' | 'player' | 'state'>[] = [],
): Set<number> {
  const { players, rounds } = snapshot
  const columns = rounds[round - 1]
  if (!columns) {
    const absent = new Set(
      byes.filter((bye) => bye.round === round && bye.state === 'granted').map(({ player }) => player),
    )
    const positions = players.no.flatMap((no, position) =>
      absent.has(no) || isAway(snapshot, position, round) ? [] : position,
    )
    return new Set(positions)
  }
  const { white, black, outcomes } = columns
  return new Set(
    white.flatMap((player, at) => {
      if (black[at]! >= 0) return [player, black[at]!]
      return outcomes[2 * at] === 'U' ? [player] : []
    }),
  )
}
