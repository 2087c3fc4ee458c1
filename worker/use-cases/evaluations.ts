import * as say from '#words/evaluations.js'
import { evaluationsWhileRunning } from '#core/game/evaluation-policy.ts'
import type { EvaluationNews } from '#core/match/live.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { BoardGame } from '#core/snapshot/individual.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { lru } from '../cache/lru.ts'
import { openCompetitors, shownAtOnce } from '../data/evaluation-audience.ts'
import { listUsersOf } from '../data/round-players.ts'
import { sendEvaluations, type DelayedEvaluations } from '../rooms/evaluations.ts'
import type { RunningAnswer, RunningRow } from '../rooms/followed-boards.ts'
import type { Caller } from './caller.ts'
import { unavailable } from './refusal.ts'

const MAX_EVENTS = 100
const playing = lru<ReadonlySet<string>>(MAX_EVENTS)

/** Ids of the users who play in a round and whose own match is not over. */
async function playersOf({ db }: Pick<Caller, 'db'>, snapshot: Snapshot, round: number): Promise<ReadonlySet<string>> {
  const key = `${snapshot.id} ${snapshot.version} ${round}`
  const known = playing.get(key)
  if (known) return known
  const users = new Set(await listUsersOf(db, snapshot.id, openCompetitors(snapshot, round)))
  playing.set(key, users)
  return users
}

/** Whether evaluations are kept from a reader, because they play in the current round. */
export async function hasOwnGame(caller: Caller, snapshot: Snapshot, round = snapshot.round): Promise<boolean> {
  if (openCompetitors(snapshot, round).length === 0) return false
  const viewer = await caller.viewer()
  return viewer !== undefined && (await playersOf(caller, snapshot, round)).has(viewer.id)
}

/** Passes evaluations by the event’s engine to its room; returns how many were taken. */
export async function evaluate(
  caller: Caller,
  snapshot: Snapshot,
  { round, news }: { round: number; news: EvaluationNews[] },
): Promise<number> {
  const shown = shownAtOnce(snapshot, round)
  const players = [...(await playersOf(caller, snapshot, round))]
  const taken = await sendEvaluations(caller.env, snapshot.id, { round, news, shown, players })
  if (taken === undefined) throw unavailable(say.roomBusy)
  return taken
}

type RunningOfMatch = RunningAnswer & { no: number }

/** The running games of a round with the evaluations that the reader may see, and no others. */
export async function withFairEvaluations<Match extends RunningOfMatch>(
  caller: Caller,
  snapshot: Snapshot,
  round: number,
  matches: readonly Match[],
): Promise<Match[]> {
  const isAny = matches.some(({ games }) => games.some(({ evaluations }) => evaluations !== undefined))
  // Where results are hidden, an evaluation would tell them.
  const isKept = isAny && (snapshot.hidden !== undefined || (await hasOwnGame(caller, snapshot, round)))
  const all = isAny ? pairings(snapshot, round) : []
  return matches.map((match) => {
    const pairing = all.find(({ no }) => no === match.no)
    const when = pairing && !isKept ? evaluationsWhileRunning(snapshot.settings, pairing) : 'ended'
    return {
      ...match,
      games: match.games.map(({ evaluations, delayedEvaluations, ...row }: RunningRow & DelayedEvaluations) => {
        const seen = when === 'on' ? evaluations : when === 'delayed' ? delayedEvaluations : undefined
        return seen ? { ...row, evaluations: seen } : row
      }),
    }
  })
}

/** Saved games without what the event’s engine said of them. */
export const withoutEvaluations = (games: readonly BoardGame[]): BoardGame[] =>
  games.map(({ evaluations: _evaluations, ...game }) => game)
