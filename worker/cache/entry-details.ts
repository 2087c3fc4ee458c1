import { publicDetails } from '#core/snapshot/public-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as players from '../data/players.ts'
import type { SnapshotContext } from './snapshots.ts'
import { versionedText } from './versioned-text.ts'

const CACHE_BYTES = 2 * 1024 * 1024

const cache = versionedText('entry details', CACHE_BYTES)

/** Public entry details that the snapshot lacks, as JSON. */
export const entryDetailsJson = (context: SnapshotContext, snapshot: Snapshot): Promise<string> =>
  cache(context, snapshot.id, snapshot.version, async () =>
    JSON.stringify(publicDetails(await players.listDetails(context.db, snapshot.id))),
  )
