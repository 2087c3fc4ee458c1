import { individualRows } from '#core/rows/individual-row.ts'
import { shownGames } from '#core/snapshot/spoiler-free.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { versionedText } from './versioned-text.ts'
import { listBoardGames } from '../data/board-games.ts'
import type { SnapshotContext } from './snapshots.ts'

const CACHE_BYTES = 4 * 1024 * 1024

const cache = versionedText('individuals', CACHE_BYTES)

/** Who sits at the boards of a team event and what they scored, as JSON: one more result, and its version is another. */
export function individualsJson(context: SnapshotContext, snapshot: Snapshot): Promise<string> {
  const write = async () => {
    const [entrants, played] = await listBoardGames(context.db, snapshot)
    return JSON.stringify(individualRows(snapshot, entrants, shownGames(snapshot, played)))
  }
  // What one reader has asked to see is kept for nobody else.
  return snapshot.hidden ? write() : cache(context, snapshot.id, snapshot.version, write)
}
