import type { FinalTable, PlaceBefore } from './facts.ts'
import { movementOf } from './promotion.ts'
import type { SeasonRules } from './rules.ts'

/** Two entries that play for a place in the upper tier: the team that has it, and the team from below. */
export type PlayoffPair = [upper: number, lower: number]

/** The play-offs between two tiers. */
export interface Playoff {
  /** The upper tier. */
  tier: number
  pairs: PlayoffPair[]
  tournament: string | null
  /** Entries that the manager chose, one of each pair; null: results decide. */
  winners: number[] | null
}

/** The upper tiers that have play-offs. */
export const playoffTiers = ({ tiers, playoff }: Pick<SeasonRules, 'tiers' | 'playoff'>): number[] =>
  playoff === 0 ? [] : Array.from({ length: tiers - 1 }, (_, at) => at + 1)

/** Who meets whom by the tables: the best of the upper teams meets the last of the lower ones. */
export function playoffPairs(tables: readonly FinalTable[], rules: SeasonRules, tier: number): PlayoffPair[] {
  const upper = placed(tables, rules, tier, 'playoffDown')
  const lower = placed(tables, rules, tier + 1, 'playoffUp')
  const count = Math.min(upper.length, lower.length)
  // With too few teams from below, the best upper teams keep their places.
  return upper.slice(upper.length - count).map((entry, at): PlayoffPair => [entry, lower[count - 1 - at]!])
}

function placed(
  tables: readonly FinalTable[],
  rules: SeasonRules,
  tier: number,
  movement: 'playoffUp' | 'playoffDown',
): number[] {
  const found = tables
    .filter((table) => table.tier === tier)
    .flatMap(({ group, rows }) =>
      rows.map(({ entry, place }) => ({
        entry,
        from: { tier, group, place } satisfies PlaceBefore,
        size: rows.length,
      })),
    )
  return found
    .filter(({ from, size }) => movementOf(rules, tier, from.place, size) === movement)
    .toSorted((a, b) => a.from.place - b.from.place || a.from.group - b.from.group)
    .map(({ entry }) => entry)
}

/**
 * All entries that play in the upper tier next: one of each pair, and upper teams that had no opponent; undefined while
 * one pair is open. `wonBy`: the winners of the pairs, in order.
 */
export function playoffWinners(
  tables: readonly FinalTable[],
  rules: SeasonRules,
  { tier, pairs }: Pick<Playoff, 'tier' | 'pairs'>,
  wonBy: readonly (number | undefined)[],
): number[] | undefined {
  const winners = pairs.flatMap((_, at) => wonBy[at] ?? [])
  if (winners.length < pairs.length) return undefined
  const paired = new Set(pairs.map(([upper]) => upper))
  return [...winners, ...placed(tables, rules, tier, 'playoffDown').filter((entry) => !paired.has(entry))]
}
