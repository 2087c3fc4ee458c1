import { NO_OUTCOME } from '../match/outcome.ts'
import type { PairingState } from '../match/pairing-state.ts'
import type { WebhookEvent } from '../people/webhook-events.ts'
import { pairingId } from '../snapshot/ids.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { applyAct } from './acts.ts'
import { findPairing, type PairingInRound } from './pairing.ts'
import { plainPoints } from '../text/score.ts'

/** A change as far as it is asked what it tells. */
export interface RecentChange {
  version: number
  at: number
  acts: Act[]
  inverse: Act[] | null
}

/** Something that happened in a tournament, as programs are told: numbers alone, so that nobody's name leaves with it. */
export interface ToldEvent {
  type: WebhookEvent
  /** The version of the change, and when it was made. */
  version: number
  at: number
  /** Its place among what the change tells, from 0. */
  index: number
  data: object
}

/** What changes tell, the oldest first. They are given the newest first, from the facts as they are now. */
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

/** What an act tells, each under a key: a pairing that a change touches twice is told once. */
function tellAct(act: Act, before: Snapshot, after: Snapshot): [key: string, event: EventBody][] {
  switch (act.type) {
    case 'drawRound':
      return [['drawn', { type: 'drawn', data: { round: act.draw.round, boards: boardsOf(act.draw.pairs) } }]]
    case 'publishRound': {
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
  const { outcome, points, facts } = found.state
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
  }
  return [[`result ${round}-${no}`, { type: 'result', data }]]
}

/** What a result is told by: what is known of its games besides is nothing new. */
const textOf = ({ outcome, points, facts }: PairingState): string =>
  JSON.stringify([outcome, points, Boolean(facts.provisional)])

/** Facts from before something that the history cannot take back may not fit what came later. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
