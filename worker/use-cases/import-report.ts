import * as say from '#words/answers.js'
import type * as z from 'zod/mini'
import type { ImportInput } from '#core/contract/import.ts'
import { attachedGames } from '#core/import/attached-games.ts'
import { importReport } from '#core/import/import-report.ts'
import { readEventFile } from '#core/contract/event-file/read-event-file.ts'
import { isEventFile, reportRefusal } from '#core/import/file-kind.ts'
import { MAX_ROUNDS } from '#core/limits/event.ts'
import { openBoards } from '#core/snapshot/event-state.ts'
import { withRemarks } from '#core/snapshot/remarks.ts'
import { isUnnamedRemark, unnamedRemark, type SettingGroup } from '#core/snapshot/settings-of-import.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatFault, isFault, type TrfFault } from '#core/trf/fault.ts'
import { rematchRemarks } from '#core/trf/import-remarks.ts'
import { parseTrf } from '#core/trf/parse.ts'
import { unnamedSettings } from '#core/trf/unnamed-settings.ts'
import { createFromImport } from '../data/import.ts'
import type { SignedInCaller } from './caller.ts'
import { announceChange, keyOptions } from './change-tournament.ts'
import { findMade, unusedKey, withNewId } from './create-tournament.ts'
import { badRequest } from './refusal.ts'

const TOO_MANY_ROUNDS = () => say.tooManyRounds({ max: MAX_ROUNDS })

type SentReport = z.infer<typeof ImportInput>

/** A parsed report: a tournament without its id. */
type ReadReport = ReturnType<typeof readReport>

/** Parses a report or an event file that this user sends. Throws 400 with its first fault. */
export function readReport({ user }: SignedInCaller, { name, report }: SentReport) {
  if (isEventFile(report)) return readEvent(report, { name, user: user.username })
  if (reportRefusal(report) !== undefined) throw badRequest(() => reportRefusal(report))
  const trf = unlessFault(() => parseTrf(report))
  const meta = { id: 'report', now: Date.now(), name, user: user.username, settings: { public: false } }
  const imported = unlessFault(() => importReport(trf, meta))
  const { rounds, settings } = imported.snapshot
  if (Math.max(rounds.length, settings.totalRounds ?? 0) > MAX_ROUNDS) throw badRequest(TOO_MANY_ROUNDS)
  return { ...imported, isWhole: false, unnamed: unnamedSettings(trf, imported.snapshot.settings.competitors) }
}

function readEvent(file: string, about: { name: string; user: string }) {
  const read = () => readEventFile(file, { id: 'event', now: Date.now(), ...about })
  const found = read()
  if ('refusal' in found) {
    throw badRequest(() => {
      const again = read()
      return 'refusal' in again ? again.refusal : undefined
    })
  }
  return { ...found, isWhole: true, unnamed: [] }
}

/** What is read; throws 400 with its fault, which is found again in the reader’s language. */
function unlessFault<Read extends object>(read: () => Read | TrfFault): Read {
  const found = read()
  if (!isFault(found)) return found
  throw badRequest(() => {
    const fault = read()
    return isFault(fault) ? formatFault(fault) : undefined
  })
}

/** Saves what was read as the draft of a tournament that the caller organises; returns its id. */
export async function saveReport(
  caller: SignedInCaller,
  { unnamed, isWhole, ...imported }: ReadReport,
  { name, repairs, games = [] }: SentReport,
): Promise<string> {
  const { db, user } = caller
  const earlier = await findMade(caller)
  if (earlier !== undefined) return earlier
  return withNewId(caller, name, async (id) => {
    const read = { ...imported.snapshot, id }
    const snapshot = isWhole ? asWholeDraft(read) : asDraft(read, unnamed)
    const file = { ...imported, snapshot, games: [...imported.games, ...attachedGames(snapshot, games)] }
    const saved = await createFromImport(db, file, {
      by: user.id,
      ...(repairs && { reason: repairs }),
      ...keyOptions(caller, user.id),
      guard: unusedKey(caller),
    })
    if ('refusal' in saved) throw badRequest(saved.refusal)
    if ('version' in saved) await announceChange(caller, saved)
    return 'version' in saved
  })
}

/**
 * A draft, which only its directors see, with finished rounds closed, and remarks on each repeated pairing and on
 * settings that the file doesn’t name.
 */
function asDraft(snapshot: Snapshot, unnamed: SettingGroup[]): Snapshot {
  const open = snapshot.rounds.findIndex((round) => openBoards(round).length > 0)
  const closed = open < 0 ? snapshot.rounds.length : open
  const noted = withRemarks(snapshot, [
    ...(snapshot.remarks ?? []).filter((remark) => !isUnnamedRemark(remark)),
    ...rematchRemarks(snapshot),
    ...(snapshot.round > 0 && unnamed.length > 0 ? [unnamedRemark(snapshot.round, unnamed)] : []),
  ])
  return { ...noted, stage: 'draft', ...(closed > 0 && { closed }) }
}

/** A draft of an event that was saved here: it is as it was, and remarks name repeated pairings. */
const asWholeDraft = (snapshot: Snapshot): Snapshot => ({
  ...withRemarks(snapshot, [...(snapshot.remarks ?? []), ...rematchRemarks(snapshot)]),
  stage: 'draft',
})
