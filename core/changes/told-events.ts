import { NO_OUTCOME } from '../match/outcome.ts'
import type { Mini } from '../match/mini.ts'
import type { PairingState } from '../match/pairing-state.ts'
import type { WebhookEvent } from '../people/webhook-events.ts'
import { pairingId } from '../snapshot/ids.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { applyAct } from './acts.ts'
import { findPairing, type PairingInRound } from './pairing.ts'
import { plainPoints } from '../text/score.ts'

export interface RecentChange {
  version: number
  at: number
  acts: Act[]
  inverse: Act[] | null
}

/** An event for webhooks. Entries are identified by number only, so that no names leave the site. */
export interface ToldEvent {
  type: WebhookEvent
  /** The version and the time of the change. */
  version: number
  at: number
  /** Position among the events of the change, from 0. */
  index: number
  data: object
}

/** Events of changes, the oldest first. `changes` are the newest first, and `now` is the current snapshot. */
export function toldEvents(now: Snapshot, changes: RecentChange[]): ToldEvent[] {
  let after = now
  return changes
    .map(({ version, at, acts, inverse }) => {
      const before = attempt(() => (inverse ?? []).reduce(applyAct, after)) ?? after
      const events = [...new Map(acts.flatMap((act) => tellAct(act, before, after)))].map(([, event]) => event)
      after = before
      return events.map((event, index) => ({ ...event, version, at, index }))
    })
    .toReversed()
    .flat()
}

type EventBody = Pick<ToldEvent, 'type' | 'data'>

/** Events by key: a pairing changed twice by one change gives one event. */
function tellAct(act: Act, before: Snapshot, after: Snapshot): [key: string, event: EventBody][] {
  switch (act.type) {
    case 'drawRound':
      return [['drawn', { type: 'drawn', data: { round: act.draw.round, boards: boardsOf(act.draw.pairs) } }]]
    case 'publishRound':
    case 'changeBoards': {
      const { round } = act
      const pairs = after.rounds[round - 1]?.black.map((black) => ({ black: black < 0 ? null : black })) ?? []
      return [['published', { type: 'published', data: { round, boards: boardsOf(pairs) } }]]
    }
    case 'setRoundClosed': {
      const { round, closed, active } = act
      const isOver = closed >= round || !active
      return [
        ...(isOver ? [['over', { type: 'roundOver', data: { round } }] as [string, EventBody]] : []),
        ...(active ? [] : [['finished', { type: 'finished', data: { rounds: round } }] as [string, EventBody]]),
      ]
    }
    case 'setResult':
    case 'reportResult':
    case 'abortMatch':
    case 'restorePairing':
    case 'setMini':
    case 'ruleMini':
      return tellResult(act, before, after)
    default:
      return []
  }
}

const boardsOf = (pairs: { black: number | null }[]): number => pairs.filter(({ black }) => black !== null).length

function tellResult({ round, no }: PairingInRound, before: Snapshot, after: Snapshot): [string, EventBody][] {
  const found = findPairing(after, { round, no })
  const was = findPairing(before, { round, no })?.state
  if (!found || (before !== after && was && textOf(was) === textOf(found.state))) return []
  const { outcome, points, facts, minis, mp } = found.state
  const numberOf = (position: number) => after.players.no[position] ?? null
  const data = {
    match: pairingId(after.id, round, no),
    round,
    no,
    board: found.position + 1,
    white: numberOf(found.round.white[found.position]!),
    black: numberOf(found.round.black[found.position]!),
    outcome: outcome === NO_OUTCOME ? null : outcome,
    points: points && points.map(plainPoints),
    isConfirmed: outcome !== NO_OUTCOME && !facts.provisional,
    ...(minis && { minis: minis.map(miniResult) }),
    ...(mp && { matchPoints: mp.map(plainPoints) }),
  }
  return [[`result ${round}-${no}`, { type: 'result', data }]]
}

/** The fields whose change is reported: other facts about games are not. */
const textOf = ({ outcome, points, facts, minis }: PairingState): string =>
  JSON.stringify([outcome, points, Boolean(facts.provisional), minis?.map(miniResult)])

const miniResult = ({ k, outcome, points, facts }: Mini) => ({
  k,
  outcome: outcome === NO_OUTCOME ? null : outcome,
  points: points && points.map(plainPoints),
  isConfirmed: outcome !== NO_OUTCOME && !facts.provisional,
})

/** Beyond a change without an inverse, the rebuilt facts may not fit, and acts may throw. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
