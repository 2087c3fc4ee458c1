import { matchPath } from '#core/addresses/paths.ts'
import { hashOf } from '#core/game/replay.ts'
import type { MomentRow } from '#core/moments/shown-moments.ts'

/** The match, or the game at the moment’s move. */
export function momentPath(moment: MomentRow): string {
  if (!('game' in moment)) return matchPath(moment.match)
  const path = matchPath(moment.match, moment.game)
  return 'ply' in moment ? path + hashOf({ at: moment.ply, isPlaying: false }) : path
}
