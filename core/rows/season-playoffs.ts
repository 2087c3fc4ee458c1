import { tournamentPath } from '../addresses/paths.ts'
import { playoffOf } from '../season/playoff-acts.ts'
import { playoffPairs, playoffTiers, playoffWinners, type PlayoffPair } from '../season/playoffs.ts'
import type { SeasonFacts } from '../season/facts.ts'
import { goingThrough } from '../snapshot/goes-through.ts'
import { pairings, type Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { finalTables } from './season-final.ts'
import type { ShownDivision } from './season-fixture-rows.ts'

/** Play-offs between two tiers, as readers see them. */
export interface SeasonPlayoff {
  /** The upper tier. */
  tier: number
  /** null until the manager makes it; until then the pairs are those of the tables. */
  tournament: { id: string; href: string } | null
  pairs: SeasonPlayoffPair[]
  /** Whether the manager decided it by hand. */
  isByHand: boolean
}

interface PlayoffTeam {
  /** The entry's number in the season. */
  entry: number
  name: string
  nationality: string
}

export interface SeasonPlayoffPair {
  upper: PlayoffTeam
  lower: PlayoffTeam
  /** Id of the match; null until it is published. */
  id: string | null
  /** The entry that plays in the upper tier next; null while it is open. */
  winner: number | null
}

/** The tournament of a season's play-offs. */
export interface ShownPlayoff {
  tier: number
  snapshot: Snapshot
}

const isDecided = ({ isFinal, shown }: { isFinal: boolean; shown: readonly ShownDivision[] }): boolean =>
  isFinal || (shown.length > 0 && shown.every(({ snapshot }) => !snapshot.active))

/** The play-offs of a season; none before all fixtures of its divisions have a result. */
export function seasonPlayoffs(
  season: SeasonFacts,
  shown: readonly ShownDivision[],
  played: readonly ShownPlayoff[],
): SeasonPlayoff[] {
  const isComplete = shown.length === season.divisions.length
  if (season.playoffs.length === 0 && !(isComplete && isDecided({ isFinal: season.final !== undefined, shown })))
    return []
  const tables = isComplete ? (season.final ?? finalTables(season, shown)) : []
  return playoffTiers(season.rules).flatMap((tier): SeasonPlayoff[] => {
    const known = playoffOf(season, tier)
    const snapshot = played.find((one) => one.tier === tier)?.snapshot
    const pairs = known?.pairs ?? playoffPairs(tables, season.rules, tier)
    if (pairs.length === 0) return []
    const isByHand = known?.winners != null
    const matches = snapshot ? pairings(snapshot, 1) : []
    return [
      {
        tier,
        tournament: snapshot
          ? { id: snapshot.id, href: tournamentPath(snapshot.settings.vanityURL ?? snapshot.id, 'dashboard') }
          : null,
        pairs: pairs.map((pair, at) => {
          const match = matchOf(matches, snapshot, at)
          const winner = isByHand ? pair.find((entry) => known.winners!.includes(entry)) : winnerOf(pair, match)
          return {
            upper: teamOf(season, pair[0]),
            lower: teamOf(season, pair[1]),
            id: match?.id ?? null,
            winner: winner ?? null,
          }
        }),
        isByHand,
      },
    ]
  })
}

function teamOf({ entries }: SeasonFacts, no: number): PlayoffTeam {
  const { name = '', nationality = '' } = entries.find((entry) => entry.no === no) ?? {}
  return { entry: no, name, nationality }
}

/** Entries of the play-offs' tournament are numbered pair by pair, the upper team first. */
export const upperSeat = (at: number): number => 2 * at + 1

const matchOf = (matches: readonly Pairing[], snapshot: Snapshot | undefined, at: number): Pairing | undefined =>
  matches.find(({ white }) => snapshot!.players.no[white] === upperSeat(at))

function winnerOf([upper, lower]: PlayoffPair, match: Pairing | undefined): number | undefined {
  const side = match && goingThrough(match.outcome, match.facts)
  return side === 0 ? upper : side === 1 ? lower : undefined
}

/** By upper tier: the entries that won the play-offs for it; a tier whose play-offs are open is left out. */
export function decidedPlayoffs(
  season: SeasonFacts,
  shown: readonly ShownDivision[],
  played: readonly ShownPlayoff[],
): Record<number, number[]> {
  const tables = season.final ?? finalTables(season, shown)
  return Object.fromEntries(
    seasonPlayoffs(season, shown, played).flatMap(({ tier, pairs }) => {
      const ends = pairs.map(({ upper, lower }): PlayoffPair => [upper.entry, lower.entry])
      const wonBy = pairs.map(({ winner }) => winner ?? undefined)
      const winners = playoffWinners(tables, season.rules, { tier, pairs: ends }, wonBy)
      return winners ? [[tier, winners]] : []
    }),
  )
}
