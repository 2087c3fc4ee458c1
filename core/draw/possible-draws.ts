import { NO_OUTCOME } from '../match/outcome.ts'
import { eventState, openBoards } from '../snapshot/event-state.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'

/** Facts from which the next round can be drawn, with assumed results of the open boards. */
interface PossibleDraw {
  /** Equal for facts that give the same draw. */
  key: string
  snapshot: Snapshot
}

/** With more open boards there are too many combinations to prepare. */
const MOST_OPEN = 2
const RESULTS = ['10', '==', '01']
const DRAWABLE = ['ready', 'registration', 'closed', 'playing', 'published']

/**
 * The facts that the next round of a Swiss can be drawn from: the current ones if no board is open, else one for each
 * combination of results of the one or two open games. Empty if more games are open, for matches of several games, and
 * for systems that are drawn quickly.
 */
export function possibleDraws(snapshot: Snapshot): PossibleDraw[] {
  const { round, rounds, settings, systems } = snapshot
  const next = round + 1
  if (next > (settings.totalRounds ?? Infinity) || !DRAWABLE.includes(eventState(snapshot))) return []
  if (systemAt(settings, systems, next).system !== 'swiss') return []
  const last = rounds[round - 1]
  const open = last && eventState(snapshot) !== 'closed' ? openBoards(last) : []
  if (open.length > MOST_OPEN || (open.length > 0 && settings.gamePointTotal !== 1)) return []
  const endings = open.reduce<RoundColumns[]>(
    (columns, at) => columns.flatMap((each) => RESULTS.map((result) => withResult(each, at, result))),
    last ? [last] : [],
  )
  const snapshots = last
    ? endings.map((ending) => ({ ...snapshot, rounds: rounds.with(round - 1, ending) }))
    : [snapshot]
  return snapshots.map((each) => ({ key: drawKey(each), snapshot: each }))
}

function withResult({ facts, ...columns }: RoundColumns, at: number, result: string): RoundColumns {
  const start = at * NO_OUTCOME.length
  const outcomes = columns.outcomes.slice(0, start) + result + columns.outcomes.slice(start + result.length)
  const { [at]: _waiting, ...others } = facts ?? {}
  return { ...columns, outcomes, facts: others }
}

function drawKey({ settings, systems, players, rounds, bonuses, desk, ...rules }: Snapshot): string {
  const { pool, withdrawn, withdrawnFrom, joinedFrom, no } = players
  return JSON.stringify([
    [settings, systems, no, pool, withdrawn, withdrawnFrom, joinedFrom, bonuses],
    [rules.initialColour, rules.forbidden, rules.accelerations, desk?.byeRequests, desk?.checkIns],
    rounds.map(({ white, black, outcomes, points, pool }) => [white, black, outcomes, points, pool]),
  ])
}
