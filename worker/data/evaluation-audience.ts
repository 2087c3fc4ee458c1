import { evaluationsWhileRunning } from '#core/game/evaluation-policy.ts'
import { isByePairing, pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Db } from './db.ts'
import { listUsersOf } from './round-players.ts'

/** Who is sent evaluations of a round’s running games. */
export interface EvaluationAudience {
  /** Pairing numbers whose readers see evaluations at once. */
  shown: number[]
  /** Ids of users who play in the round and whose own match is not over: they are sent none. */
  players: string[]
}

/** Numbers of the competitors whose match of a round is not over. */
export const openCompetitors = (snapshot: Snapshot, round: number): number[] =>
  pairings(snapshot, round)
    .filter((pairing) => !isByePairing(pairing) && !pairing.facts.scored)
    .flatMap(({ white, black }) => [white, black])
    .map((side) => snapshot.players.no[side]!)

/** Pairing numbers of a round whose readers see evaluations at once. */
export const shownAtOnce = (snapshot: Snapshot, round: number): number[] =>
  pairings(snapshot, round)
    .filter((pairing) => evaluationsWhileRunning(snapshot.settings, pairing) === 'on')
    .map(({ no }) => no)

export const loadEvaluationAudience = async (
  db: Db,
  snapshot: Snapshot,
  round: number,
): Promise<EvaluationAudience> => ({
  shown: shownAtOnce(snapshot, round),
  players: await listUsersOf(db, snapshot.id, openCompetitors(snapshot, round)),
})
