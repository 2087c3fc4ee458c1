import { standings } from '#core/standings/table.ts'
import { codesOf, unknownCodes } from '#core/trf/ranking.ts'
import { recordsOf } from '#core/trf/trf.ts'
import type { FileTournament } from './tournament-file.ts'

interface RankLines {
  lines: string[]
  notes: string[]
}

/**
 * A line for each rank of the file that its tie-breaks (212 or 202) do not give. Where they leave competitors level, any
 * order is right.
 */
export function rankLines({ snapshot, trf }: Pick<FileTournament, 'snapshot' | 'trf'>): RankLines {
  const isTeam = snapshot.settings.competitors === 'team'
  const stated = new Map(
    (isTeam ? recordsOf(trf, 'team') : recordsOf(trf, 'player')).map(({ record }) => [record.no, record.rank]),
  )
  if (codesOf(trf).length === 0 || [...stated.values()].every((rank) => rank === 0)) return { lines: [], notes: [] }
  const unknown = unknownCodes(trf)
  if (unknown.length > 0) return { lines: [], notes: ['The ranks aren’t checked: a tie-break of the file is unknown.'] }
  const { rows } = standings(snapshot, snapshot.round)
  const ranked = rows.filter(({ exclusion }) => !exclusion)
  const level = new Map<number, number>()
  for (const { rank } of ranked) level.set(rank, (level.get(rank) ?? 0) + 1)
  const lines = ranked.flatMap(({ player, rank }) => {
    const no = snapshot.players.no[player]!
    const said = stated.get(no) ?? 0
    const last = rank + level.get(rank)! - 1
    if (said >= rank && said <= last) return []
    return [`rank of ${no}: ${said || 'none'} should be ${rank === last ? rank : `${rank} to ${last}`}`]
  })
  return { lines, notes: [] }
}
