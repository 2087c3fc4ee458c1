import { isLessThanHalf, robinGames } from '../draw/robin-games.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { entryPosition } from './entries.ts'
import type { SetExclusion } from './set-exclusion.ts'
import type { SetWithdrawal } from './set-withdrawal.ts'

/** In a round robin, a competitor who withdraws before half of their games is not counted either (FIDE C.05). */
export function withdrawing(snapshot: Snapshot, no: number, from: number): SetWithdrawal | SetExclusion {
  const gone = { no, active: false, withdrawnFrom: from }
  const games = robinGames(snapshot, entryPosition(snapshot, no), from)
  return games && games.played > 0 && isLessThanHalf(games)
    ? { type: 'setExclusion', ...gone, exclusion: 'uncounted' }
    : { type: 'setWithdrawal', ...gone }
}

/** The consequence, in a sentence, shown before confirmation. */
export function withdrawalText(snapshot: Snapshot, no: number, from: number): string {
  const games = robinGames(snapshot, entryPosition(snapshot, no), from)
  if (!games || games.played === 0) return `Isn’t paired from round ${from} on.`
  const share = `${games.played} of ${games.all} games played`
  return isLessThanHalf(games)
    ? `${share}, less than half: those games stay visible but count for nobody.`
    : `${share}, at least half: those count, and the rest are lost by forfeit.`
}
