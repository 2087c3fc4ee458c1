import type { Context } from 'hono'
import type { Act } from '#core/changes/act.ts'
import { applyAct } from '#core/changes/acts.ts'
import { findPairing } from '#core/changes/pairing.ts'
import { touchedPairings } from '#core/changes/undo.ts'
import { isSettled } from '#core/match/settled.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { ChangeSource } from '../data/changes.ts'
import * as watches from '../data/watches.ts'
import type { AppEnv } from '../env.ts'
import { changeTournament } from './change-tournament.ts'

/** More matches than that are found again by the room itself. */
const MAX_LOOKS = 5

/** In whose name results change: a director’s, unless it’s somebody without an account. */
export interface Actor {
  source: ChangeSource
  as: string
}

interface ResultOptions {
  reason?: string | undefined
  undoes?: number | undefined
  /** Whether what the chess site says of these matches is wanted no more. */
  isRejected?: boolean
  /** Whether it needs what only the desk knows. */
  isAtDesk?: boolean
  actor?: Actor | undefined
}

/**
 * Changes results in the director's name. From then on the chess site is asked about those of the matches that wait for a result,
 * and no more about the others. Throws 409 with the sentence where it cannot be done.
 */
export async function changeResults(
  c: Context<AppEnv>,
  snapshot: Snapshot,
  actsOf: (facts: Snapshot) => Act[],
  { reason, undoes, isRejected = false, isAtDesk = false, actor }: ResultOptions = {},
): Promise<{ version: number; count: number }> {
  const { id } = snapshot
  let acts: Act[] = []
  let after = snapshot
  const isOpen = (pairing: { round: number; no: number }): boolean => {
    const found = findPairing(after, pairing)
    return found !== undefined && !isRejected && !found.state.facts.cleared && !isSettled(found.state)
  }
  const { version } = await changeTournament(
    c,
    snapshot,
    (facts) => {
      acts = actsOf(facts)
      after = acts.reduce(applyAct, facts)
      return acts
    },
    {
      ...(actor ?? { source: 'director' }),
      reason: reason || undefined,
      undoes,
      isAtDesk,
      also: (landed) => {
        const pairings = touchedPairings(acts)
        return [
          watches.stopStatement(
            id,
            pairings.filter((pairing) => !isOpen(pairing)),
            landed,
          ),
          watches.resumeStatement(id, pairings.filter(isOpen), Date.now(), landed),
          ...(acts.some(({ type }) => type === 'unpublishRound') ? [watches.dropUnpublished(id, landed)] : []),
        ]
      },
    },
  )
  const room = c.env.TournamentRoom.getByName(id)
  for (const { round, no } of touchedPairings(acts).filter(isOpen).slice(0, MAX_LOOKS))
    c.executionCtx.waitUntil(room.pollNow(round, no))
  return { version, count: acts.length }
}
