import * as say from '#words/changes.js'
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
  if (!games || games.played === 0) return say.withdrawalNotPaired({ from })
  const { played, all } = games
  return (isLessThanHalf(games) ? say.withdrawalUncounted : say.withdrawalCounted)({ played, all })
}
