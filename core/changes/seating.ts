import * as say from '#words/refusalsOfActs.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import type { EntryToAdd } from './desk-requests.ts'
import { entryLabel, entryPosition, nextNo } from './entries.ts'
import { entryActs } from './new-entries.ts'

/** Who is seated late in a round: an entry by its number, or someone who is entered now. */
interface Seating {
  round: number
  player?: number | undefined
  entry?: EntryToAdd | undefined
}

/** Prepares an entry for a seat in a published round: it is entered, present, and without a bye in this round. */
export function seatingActs(
  snapshot: Snapshot,
  { round, player, entry }: Seating,
): { player: number; acts: Act[] } | string {
  if (entry && player === undefined) return { player: nextNo(snapshot), acts: enteringActs(snapshot, entry, round) }
  if (player === undefined || entry) return say.sayWhoIsSeated()
  const position = entryPosition(snapshot, player)
  if (position < 0) return say.entryNotFound()
  const { withdrawn, withdrawnFrom, joinedFrom } = snapshot.players
  if (withdrawn?.includes(position) && (withdrawnFrom?.[position] ?? 0) <= round)
    return say.hasWithdrawn({ entry: entryLabel(snapshot, player) })
  const { byeRequests = [], checkIns = [] } = snapshot.desk ?? {}
  const isLate = (joinedFrom?.[position] ?? 1) > round
  const hasBye = byeRequests.some((bye) => bye.player === player && bye.round === round && bye.state === 'granted')
  const isAbsent = checkIns.findLast((mark) => mark.player === player && mark.round <= round)?.isPresent === false
  const acts: Act[] = []
  if (isLate) acts.push({ type: 'editEntry', no: player, change: { joinedFrom: round } })
  if (hasBye) acts.push({ type: 'setBye', player, round, bye: null })
  if (isAbsent) acts.push({ type: 'setCheckIns', round, marks: [{ player, isPresent: true }] })
  return { player, acts }
}

const enteringActs = (snapshot: Snapshot, entry: EntryToAdd, round: number): Act[] =>
  entryActs(snapshot, [entry]).map((act) =>
    act.type === 'addEntries'
      ? { ...act, entries: act.entries.map((row) => ({ ...row, joinedFrom: round > 1 ? round : null })) }
      : act,
  )
