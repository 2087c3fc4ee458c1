import { isLessThanHalf, robinGames } from '../draw/robin-games.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { entryPosition } from './entries.ts'
import type { SetExclusion } from './set-exclusion.ts'
import type { SetWithdrawal } from './set-withdrawal.ts'

/** Who withdraws from a round on; from a round robin before half of their games, they are not counted either (C.05). */
export function withdrawing(snapshot: Snapshot, no: number, from: number): SetWithdrawal | SetExclusion {
  const gone = { no, active: false, withdrawnFrom: from }
  const games = robinGames(snapshot, entryPosition(snapshot, no), from)
  return games && games.played > 0 && isLessThanHalf(games)
    ? { type: 'setExclusion', ...gone, exclusion: 'uncounted' }
    : { type: 'setWithdrawal', ...gone }
}

/** What comes of it, in a sentence, said before it is done. */
export function withdrawalText(snapshot: Snapshot, no: number, from: number): string {
  const games = robinGames(snapshot, entryPosition(snapshot, no), from)
  if (!games || games.played === 0) return `Isn’t paired from round ${from} on.`
  const share = `${games.played} of ${games.all} games played`
  return isLessThanHalf(games)
    ? `${share}, less than half: those games stay visible but count for nobody.`
    : `${share}, at least half: those count, and the rest are lost by forfeit.`
}
