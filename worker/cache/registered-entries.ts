import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { listRegistered } from '../data/festival-register.ts'
import type { SnapshotContext } from './snapshots.ts'
import { versionedText } from './versioned-text.ts'

const CACHE_BYTES = 512 * 1024

const cache = versionedText('registered entries', CACHE_BYTES)

/** Which entries of a section are whom in the festival’s register, as JSON pairs of numbers. */
export const registeredJson = (context: SnapshotContext, { id, version }: Snapshot): Promise<string> =>
  cache(context, id, version, async () => JSON.stringify(await listRegistered(context.db, id)))
