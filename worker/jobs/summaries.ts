import { summarize } from '#core/rows/event-summary.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { TournamentRecords } from '#core/snapshot/records.ts'
import { logError } from '#party/log.ts'
import { open, type Db } from '../data/db.ts'
import { listWithoutSummary, saveSummary } from '../data/summaries.ts'
import * as tournaments from '../data/tournaments.ts'
import { UnreadableTournament } from '../data/unreadable.ts'
import type { Bindings } from '../env.ts'
import { forEach } from './for-each.ts'

const NOTHING = { summary: null, ranks: {} }

/** Makes the summaries of events that changed since: lists say who leads without reading an event. */
export async function makeSummaries(env: Pick<Bindings, 'DB'>, now: number): Promise<void> {
  const db = open(env.DB)
  await forEach(await listWithoutSummary(db), (event) => makeSummary(db, event, now))
}

async function makeSummary(db: Db, { id, version }: { id: string; version: number }, now: number): Promise<void> {
  try {
    const records = await tournaments.loadRecords(db, id)
    if (records) await saveSummary(db, { id, version: records.tournament.version, ...summaryOf(records), now })
  } catch (error) {
    // An event whose data can’t be read isn’t tried again before it changes.
    if (error instanceof UnreadableTournament) await saveSummary(db, { id, version, ...NOTHING, now })
    throw error
  }
}

/** An event whose standings cannot be computed has no summary, and does not hold up the others. */
function summaryOf(records: TournamentRecords) {
  try {
    return summarize(snapshotFromRecords(records))
  } catch (error) {
    logError(`Summary of ${records.tournament.id}:`, error)
    return NOTHING
  }
}
