import type { Snapshot } from '../snapshot/snapshot.ts'
import { field } from './field.ts'
import { ranking } from './ranking.ts'
import { byScore } from './table.ts'
import { parseTieBreak } from './tie-breaks.ts'

/** The rank of each competitor, by position, after a round. */
export function ranks(snapshot: Snapshot, round: number): Int32Array {
  const { displayPoints, tieBreaks } = snapshot.settings
  const criteria = tieBreaks.flatMap((code) => parseTieBreak(code, displayPoints) ?? [])
  return ranking(field(snapshot, round), [byScore(displayPoints), ...criteria]).rank
}

/** How many places each competitor went up since the round before, by position; 0 for all after the first. */
export function movement(snapshot: Snapshot, round: number): Int32Array {
  if (round <= 1) return new Int32Array(snapshot.players.no.length)
  const now = ranks(snapshot, round)
  return ranks(snapshot, round - 1).map((before, player) => before - now[player]!)
}
