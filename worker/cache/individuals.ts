import { individualRows } from '#core/rows/individual-row.ts'
import { shownGames } from '#core/snapshot/spoiler-free.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { versionedText } from './versioned-text.ts'
import { listBoardGames } from '../data/board-games.ts'
import type { SnapshotContext } from './snapshots.ts'

const CACHE_BYTES = 4 * 1024 * 1024

const cache = versionedText('individuals', CACHE_BYTES)

/** Board players of a team event and their scores as JSON, cached by version: each result raises it. */
export function individualsJson(context: SnapshotContext, snapshot: Snapshot): Promise<string> {
  const write = async () => {
    const [entrants, played] = await listBoardGames(context.db, snapshot)
    return JSON.stringify(individualRows(snapshot, entrants, shownGames(snapshot, played)))
  }
  // Depends on the results that one viewer has revealed, so it is not cached.
  return snapshot.hidden ? write() : cache(context, snapshot.id, snapshot.version, write)
}
