import { presentScore } from '../match/fixture-score.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { decidedFor } from '../snapshot/decided.ts'
import { liveRound } from '../snapshot/live-round.ts'
import { pairings, type Pairing } from '../snapshot/pairing.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { isUnknownAfter } from '../snapshot/hidden-round.ts'
import type { HalfPoints } from '../text/score.ts'
import type { Settings } from '../tournament/tournament.ts'

/** How a running match counts for one side in the standings as they stand. */
export type RunningResult = 'leading' | 'level' | 'trailing'

export interface RunningEntry {
  result: RunningResult
  points: [own: HalfPoints, other: HalfPoints]
  /** Set when one side can no longer be caught. */
  decided?: 'won' | 'lost'
}

/** The standings during a round: what is finished counts, and a running team match counts with its present score. */
export interface AsItStands {
  round: number
  /** Matches or games of the round that have a result, out of those that are played. */
  finished: number
  of: number
  /** The tournament with the present score of each running match as its result. Its standings are those of the moment. */
  snapshot: Snapshot
  /** By position in the player columns. */
  running: ReadonlyMap<number, RunningEntry>
}

const known = new WeakMap<Snapshot, AsItStands | undefined>()

/**
 * Undefined while no round is running, before the first game of a round is finished, and for readers who hide results.
 * Not affected: a running single game, whose result is unknown, and a match in which no game has finished.
 */
export function asItStands(snapshot: Snapshot): AsItStands | undefined {
  if (!known.has(snapshot)) known.set(snapshot, present(snapshot))
  return known.get(snapshot)
}

/** The same tournament with running matches counted, for the round that is running; otherwise unchanged. */
export function presentSnapshot(snapshot: Snapshot, round: number): Snapshot {
  const stands = asItStands(snapshot)
  return stands && round >= stands.round ? stands.snapshot : snapshot
}

function present(snapshot: Snapshot): AsItStands | undefined {
  const round = liveRound(snapshot)
  if (round === undefined || isUnknownAfter(snapshot, round)) return undefined
  const played = pairings(snapshot, round).filter(({ black, facts }) => black >= 0 && !facts.aborted)
  const open = played.filter(({ outcome }) => outcome === NO_OUTCOME)
  const scored = snapshot.settings.gamePointTotal > 1 ? open.filter(hasScore) : []
  const finished = played.length - open.length
  if (open.length === 0 || finished + scored.length === 0) return undefined
  return {
    round,
    finished,
    of: played.length,
    snapshot: scored.length === 0 ? snapshot : withPresentResults(snapshot, round, scored),
    running: new Map(scored.flatMap((match) => entriesOf(snapshot, match))),
  }
}

const hasScore = ({ points }: Pairing): boolean => points !== null && points[0] + points[1] > 0

function entriesOf({ settings }: Snapshot, match: Pairing): [player: number, RunningEntry][] {
  const [white, black] = match.points!
  const winner = decidedFor(match, settings)
  const outcome = presentOutcome(settings, match)
  const entry = (side: 0 | 1, own: HalfPoints, other: HalfPoints): RunningEntry => ({
    result:
      outcome === '=='
        ? 'level'
        : outcome.charAt(side) === '0' || outcome.charAt(side) === '-'
          ? 'trailing'
          : 'leading',
    points: [own, other],
    ...(winner !== undefined && { decided: winner === side ? 'won' : 'lost' }),
  })
  return [
    [match.white, entry(0, white, black)],
    [match.black, entry(1, black, white)],
  ]
}

function withPresentResults(snapshot: Snapshot, round: number, scored: readonly Pairing[]): Snapshot {
  const columns = snapshot.rounds[round - 1]!
  const results = columns.outcomes.match(/../gs)!
  for (const match of scored) results[match.board - 1] = presentOutcome(snapshot.settings, match)
  const mp = presentMatchPoints(snapshot, columns, scored)
  const counted: RoundColumns = { ...columns, outcomes: results.join(''), ...(mp && { mp }) }
  return { ...snapshot, rounds: snapshot.rounds.with(round - 1, counted) }
}

function presentOutcome(settings: Settings, { points, minis }: Pairing): string {
  if (minis) return presentScore(settings, minis).outcome
  const [white, black] = points!
  return white === black ? '==' : white > black ? '10' : '01'
}

/** Where each match of a fixture gives match points, a running one gives those of its present score. */
function presentMatchPoints(
  { settings }: Snapshot,
  { mp, white }: RoundColumns,
  scored: readonly Pairing[],
): RoundColumns['mp'] {
  if (settings.segments.length === 0) return mp
  const all = mp ? [...mp] : white.flatMap(() => [null, null])
  for (const { board, minis } of scored) {
    const present = presentScore(settings, minis).mp
    if (present) all.splice(2 * (board - 1), 2, ...present)
  }
  return all.some((points) => points !== null) ? all : undefined
}
