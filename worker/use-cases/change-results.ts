import type { SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import { findPairing, type PairingInRound } from '#core/changes/pairing.ts'
import type { ChangePlan } from '#core/changes/plan.ts'
import { touchedPairings } from '#core/changes/undo.ts'
import { isSettled } from '#core/match/settled.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { ChangeSource } from '../data/changes.ts'
import { miniWatchStatements } from '../data/mini-watches.ts'
import * as watches from '../data/watches.ts'
import type { Caller } from './caller.ts'
import { changeTournament, type SavedChange } from './change-tournament.ts'

/** At most this many matches are polled right away; the room finds the others by itself. */
const MAX_POLLED = 5

/** The author of a change of results: a director, or a helper without an account. */
export interface Actor {
  source: ChangeSource
  as: string
}

interface ResultOptions {
  reason?: string | undefined
  undoes?: number | undefined
  /** Whether results that the chess site reports of these matches are refused from now on. */
  isRejected?: boolean
  /** Whether it depends on facts that only the desk has, such as drafts and byes. */
  isAtDesk?: boolean
  actor?: Actor | undefined
  /** In whose part the caller makes the change. */
  source?: ChangeSource
}

/**
 * Changes results in the director's name. From then on the chess site is polled for those of the matches that wait for a
 * result, and no longer for the others. Throws 409 with the reason if it can’t be done.
 */
export async function changeResults(
  caller: Caller,
  snapshot: Snapshot,
  actsOf: (facts: Snapshot) => Act[],
  { reason, undoes, isRejected = false, isAtDesk = false, actor, source = 'director' }: ResultOptions = {},
): Promise<SavedChange> {
  const made = await changeTournament(caller, snapshot, actsOf, {
    ...(actor ?? { source }),
    reason: reason || undefined,
    undoes,
    isAtDesk,
    also: (landed, plan) => watchStatements(plan, isRejected, landed),
  })
  const room = caller.env.TournamentRoom.getByName(snapshot.id)
  const { open } = pairingsChanged(made, isRejected)
  for (const { round, no } of open.slice(0, MAX_POLLED)) caller.waitUntil(room.pollNow(round, no))
  return made
}

function watchStatements(plan: ChangePlan, isRejected: boolean, landed: SQL): SQL[] {
  const { id } = plan.after
  const { open, closed } = pairingsChanged(plan, isRejected)
  return [
    watches.stopStatement(id, closed, landed),
    watches.resumeStatement(id, open, Date.now(), landed),
    ...miniWatchStatements(plan, Date.now(), landed),
    ...(plan.acts.some(({ type }) => type === 'unpublishRound') ? [watches.dropUnpublished(id, landed)] : []),
  ]
}

/** The changed pairings: those that wait for a result of the chess site, and the others. */
function pairingsChanged({ acts, after }: Pick<ChangePlan, 'acts' | 'after'>, isRejected: boolean) {
  const isOpen = (pairing: PairingInRound): boolean => {
    const found = findPairing(after, pairing)
    return found !== undefined && !isRejected && !found.state.facts.cleared && !isSettled(found.state)
  }
  const pairings = touchedPairings(acts)
  return { open: pairings.filter(isOpen), closed: pairings.filter((pairing) => !isOpen(pairing)) }
}
