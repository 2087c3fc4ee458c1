import { competitorPath } from '../addresses/competitor-path.ts'
import { competitorId } from '../snapshot/pairing.ts'
import { competitorName } from '../snapshot/names.ts'
import { namesakeMark, shortName } from '../snapshot/namesakes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { standings } from '../standings/table.ts'

export interface BracketCompetitor {
  id: string
  name: string
  /** Tells the competitor from namesakes. */
  mark: string | undefined
  href: string
  /** For a match that is not decided: the last name if no one else has it, or a team's whole name. */
  short: string
  title: string
  nationality: string
  /** Number in the list, or the rank after an earlier stage. */
  seed: number
}

/** The competitors by position, for a knockout that begins in round `from`. */
export function bracketCompetitors(snapshot: Snapshot, from: number): BracketCompetitor[] {
  const { players } = snapshot
  const before = from > 1 ? standings(snapshot, from - 1).rows : []
  const ranks = new Map(before.map(({ player, rank }) => [player, rank]))
  return players.no.map((no, at) => ({
    id: competitorId(snapshot, at),
    name: competitorName(snapshot, at),
    mark: namesakeMark(snapshot, at),
    href: competitorPath(snapshot, at),
    short: shortName(snapshot, at),
    title: players.title?.[at] ?? '',
    nationality: players.nationality[at]!,
    seed: ranks.get(at) ?? no,
  }))
}
