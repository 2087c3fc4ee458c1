import type { EventFile } from '#core/contract/event-file/event-file.ts'
import { eventFileOf } from '#core/contract/event-file/event-file-of.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { loadWhole } from '../data/import.ts'
import * as players from '../data/players.ts'
import type { Caller } from './caller.ts'
import { viewAtDesk } from './desk-change.ts'

/** The whole event as a file, for its directors. */
export async function saveEventFile(caller: Pick<Caller, 'db'>, known: Snapshot): Promise<EventFile> {
  const [snapshot, entryDetails] = await Promise.all([
    viewAtDesk(caller, known),
    players.listDetails(caller.db, known.id),
  ])
  const { individuals, games } = await loadWhole(caller.db, snapshot)
  return eventFileOf({
    snapshot,
    individuals,
    // SQLite has no booleans.
    games: games.map((game) => ({ ...game, whiteFirst: Boolean(game.whiteFirst) })),
    byeRequests: snapshot.desk?.byeRequests ?? [],
    entryDetails,
  })
}
