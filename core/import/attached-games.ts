import type { BoardGame } from '../snapshot/individual.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** A game assigned to a pairing. `white` and `black` are the numbers of its players. */
export interface AttachedGame {
  round: number
  white: number
  black: number
  pgn: string
}

/** Games of an individual event as they are stored; games without a pairing are left out. */
export function attachedGames(snapshot: Snapshot, games: AttachedGame[]): BoardGame[] {
  const { players, rounds, settings } = snapshot
  if (settings.competitors === 'team') return []
  const taken = new Set<string>()
  return games.flatMap(({ round, white, black, pgn }) => {
    const columns = rounds[round - 1]
    const at = columns?.white.findIndex(
      (one, pairing) => players.no[one] === white && players.no[columns.black[pairing]!] === black,
    )
    if (!columns || at === undefined || at < 0) return []
    const matchNo = columns.no?.[at] ?? at + 1
    const key = `${round} ${matchNo}`
    if (taken.has(key)) return []
    taken.add(key)
    return [
      {
        round,
        matchNo,
        no: 1,
        board: 1,
        whiteFirst: true,
        pgn,
        white: competitorName(snapshot, columns.white[at]!),
        black: competitorName(snapshot, columns.black[at]!),
        outcome: columns.outcomes.slice(2 * at, 2 * at + 2),
      },
    ]
  })
}
