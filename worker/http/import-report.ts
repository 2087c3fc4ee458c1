import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { ImportInput } from '#core/contract/import.ts'
import { attachedGames } from '#core/import/attached-games.ts'
import { openBoards } from '#core/snapshot/event-state.ts'
import { withRemarks } from '#core/snapshot/remarks.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatFault, isFault } from '#core/trf/fault.ts'
import { rematchRemarks } from '#core/trf/import-remarks.ts'
import { importTrf } from '#core/trf/import.ts'
import { parseTrf } from '#core/trf/parse.ts'
import { saveImport } from '../data/import.ts'
import type { AppEnv } from '../env.ts'
import { announceChange } from './change-tournament.ts'
import { newTournamentId, requireCreator } from './create-tournament.ts'
import { badRequest } from './errors.ts'

type SentReport = z.infer<typeof ImportInput>

/** Makes a draft of a report, whose organiser is whoever sends it; returns its id. Throws 400 with the first fault of the report. */
export async function importReport(
  c: Context<AppEnv>,
  { name, report, repairs, games = [] }: SentReport,
): Promise<string> {
  const { db, user } = c.var
  const trf = parseTrf(report)
  if (isFault(trf)) throw badRequest(formatFault(trf))
  const imported = importTrf(trf, {
    id: 'report',
    now: Date.now(),
    name,
    user: user.username,
    settings: { public: false },
  })
  if (isFault(imported)) throw badRequest(formatFault(imported))
  await requireCreator(c)
  const id = await newTournamentId(c, name)
  const snapshot = asDraft({ ...imported.snapshot, id })
  const file = { ...imported, snapshot, games: [...imported.games, ...attachedGames(snapshot, games)] }
  const change = await saveImport(db, file, { by: user.id, ...(repairs && { reason: repairs }) })
  await announceChange(c, change)
  return id
}

/** Only its people see it; the rounds that are over are closed, and who met twice is noted. */
function asDraft(snapshot: Snapshot): Snapshot {
  const open = snapshot.rounds.findIndex((round) => openBoards(round).length > 0)
  const closed = open < 0 ? snapshot.rounds.length : open
  const noted = withRemarks(snapshot, [...(snapshot.remarks ?? []), ...rematchRemarks(snapshot)])
  return { ...noted, stage: 'draft', ...(closed > 0 && { closed }) }
}
