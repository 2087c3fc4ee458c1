import { standings, type StandingsRow } from '../standings/table.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { codesOf, unknownCodes } from '../trf/ranking.ts'
import { recordsOf, type Trf } from '../trf/trf.ts'

/** A competitor whom the tie-breaks of a report don’t rank where the report does. Competitors are positions. */
export interface RankDifference {
  player: number
  /** The rank in the report; 0: none. */
  stated: number
  /** The first and the last rank that the tie-breaks allow; the same unless they leave competitors level. */
  from: number
  to: number
  /** A competitor on the wrong side of this one in the report; undefined if there is none. */
  against?: number
}

export interface CheckedRanks {
  /** Number of ranks that were compared. */
  checked: number
  differences: RankDifference[]
  /** Why no rank was compared. */
  unchecked?: 'noTieBreaks' | 'noRanks' | 'unknownTieBreaks'
}

/**
 * The ranks of a report that its tie-breaks (212 or 202) do not give. Where they leave competitors level, any order is
 * right.
 */
export function checkRanks({ snapshot, trf }: { snapshot: Snapshot; trf: Trf }): CheckedRanks {
  const stated = statedRanks(snapshot, trf)
  if (codesOf(trf).length === 0) return { checked: 0, differences: [], unchecked: 'noTieBreaks' }
  if (stated.every((rank) => rank === 0)) return { checked: 0, differences: [], unchecked: 'noRanks' }
  if (unknownCodes(trf).length > 0) return { checked: 0, differences: [], unchecked: 'unknownTieBreaks' }
  const ranked = standings(snapshot, snapshot.round).rows.filter(({ exclusion }) => !exclusion)
  const level = new Map<number, number>()
  for (const { rank } of ranked) level.set(rank, (level.get(rank) ?? 0) + 1)
  const differences = ranked.flatMap((row): RankDifference[] => {
    const { player, rank } = row
    const [said, last] = [stated[player]!, rank + level.get(rank)! - 1]
    if (said >= rank && said <= last) return []
    const against = said === 0 ? undefined : wrongNeighbour(ranked, stated, row)
    return [{ player, stated: said, from: rank, to: last, ...(against !== undefined && { against }) }]
  })
  return { checked: ranked.length, differences }
}

/** By position; 0: none. */
function statedRanks({ players, settings }: Snapshot, trf: Trf): number[] {
  const records = settings.competitors === 'team' ? recordsOf(trf, 'team') : recordsOf(trf, 'player')
  const ranks = new Map(records.map(({ record }) => [record.no, record.rank]))
  return players.no.map((no) => ranks.get(no) ?? 0)
}

/** The nearest competitor by rank whom the report puts ahead of one with a better rank, or behind one with a worse. */
function wrongNeighbour(ranked: StandingsRow[], stated: number[], { player, rank }: StandingsRow): number | undefined {
  const said = stated[player]!
  let nearest: StandingsRow | undefined
  for (const other of ranked) {
    const theirs = stated[other.player]!
    if (theirs === 0 || (other.rank - rank) * (theirs - said) >= 0) continue
    if (!nearest || Math.abs(other.rank - rank) < Math.abs(nearest.rank - rank)) nearest = other
  }
  return nearest?.player
}
