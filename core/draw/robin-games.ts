import { systemRange } from '../snapshot/round-range.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { bergerRounds } from './berger.ts'
import { poolsOf } from '../snapshot/pools-of.ts'

/** Games that a player was paired for in a round robin before a round, and all games of the player there. */
interface RobinGames {
  played: number
  all: number
}

/** A player's games in the round robin of a round; undefined in other systems. */
export function robinGames(snapshot: Snapshot, position: number, round: number): RobinGames | undefined {
  const { settings, systems, rounds } = snapshot
  const known = Math.min(round, settings.totalRounds ?? round)
  if (systemAt(settings, systems, known).system !== 'roundRobin') return undefined
  const { from, to } = systemRange(snapshot, known)
  const sizes = poolsOf(snapshot)
  const own = sizes.find(({ positions }) => positions.includes(position))?.positions.length ?? 0
  const most = Math.max(0, ...sizes.map(({ positions }) => bergerRounds(positions.length)))
  const cycles = to - from + 1 >= 2 * most ? 2 : 1
  const played = rounds
    .slice(from - 1, round - 1)
    .filter(({ white, black }) =>
      white.some((player, at) => black[at]! >= 0 && (player === position || black[at] === position)),
    )
  return { played: played.length, all: cycles * (own - 1) }
}

/** Games of a player who leaves before half of them are not counted; one who leaves later loses the rest by forfeit. */
export const isLessThanHalf = ({ played, all }: RobinGames): boolean => 2 * played < all
