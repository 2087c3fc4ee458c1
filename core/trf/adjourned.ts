import { NO_OUTCOME } from '../match/outcome.ts'
import type { Individual } from '../snapshot/individual.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { recordsOf, type Trf, type TrfRecord } from './trf.ts'

/** A competitor's number by the number of a player's line: in a team event that of the player's team. */
const competitorNumbers = (individuals: Individual[]) => {
  const teams = new Map(individuals.map(({ no, team }) => [no, team]))
  return (no: number): number => teams.get(no) ?? no
}

/**
 * Adjourned games in the players' lines: `?`, counted as drawn (record 162: points of symbol X, by default those of a
 * draw).
 */
export function withAdjournedGames(
  records: TrfRecord[],
  { players, rounds, settings }: Snapshot,
  individuals: Individual[],
): TrfRecord[] {
  const adjourned = rounds.map((columns) => adjournedNumbers(columns, players.no))
  if (adjourned.every(({ size }) => size === 0)) return records
  const competitorOf = competitorNumbers(individuals)
  const draw = settings.competitors === 'team' ? 0.5 : settings.drawReward
  return records.map((record) => {
    if (record.kind !== 'player') return record
    const own = competitorOf(record.no)
    const cells = record.rounds.map((cell, at) =>
      cell.opponent > 0 && cell.result === ' ' && adjourned[at]?.has(own)
        ? { ...cell, isAdjourned: true as const }
        : cell,
    )
    const count = cells.filter(({ isAdjourned }) => isAdjourned).length
    return count > 0 ? { ...record, rounds: cells, points: record.points + count * draw } : record
  })
}

function adjournedNumbers({ white, black, outcomes, facts = {} }: RoundColumns, no: number[]): Set<number> {
  const open = Object.entries(facts).filter(
    ([at, { adjourned }]) => adjourned && outcomes.slice(2 * Number(at), 2 * Number(at) + 2) === NO_OUTCOME,
  )
  return new Set(open.flatMap(([at]) => [no[white[Number(at)]!]!, no[black[Number(at)]!]!]))
}

/** Games marked `?` in rounds before the last become adjourned; in the last round they are still being played. */
export function withMarkedGames(snapshot: Snapshot, trf: Trf, individuals: Individual[]): Snapshot {
  const competitorOf = competitorNumbers(individuals)
  const { players, rounds } = snapshot
  const entrants = recordsOf(trf, 'player').map(({ record }) => record)
  return {
    ...snapshot,
    rounds: rounds.map((columns, at) => {
      if (at === rounds.length - 1) return columns
      const marked = entrants.flatMap(({ no, rounds }) => (rounds[at]?.isAdjourned ? competitorOf(no) : []))
      const found = columns.white.flatMap((white, pairing) =>
        marked.includes(players.no[white]!) &&
        columns.black[pairing]! >= 0 &&
        columns.outcomes.slice(2 * pairing, 2 * pairing + 2) === NO_OUTCOME
          ? [[pairing, { adjourned: true as const }] as const]
          : [],
      )
      return found.length > 0 ? { ...columns, facts: { ...columns.facts, ...Object.fromEntries(found) } } : columns
    }),
  }
}
