import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Column, TieBreak } from '../column.ts'
import { field, type Field } from '../field.ts'
import { ranking } from '../ranking.ts'
import { isMainScore, isScoreFirst, rankingCodes } from '../ranking-codes.ts'
import { parseTieBreak } from '../tie-breaks.ts'
import type { FigureShares } from './share.ts'
import { figureShares } from './shares.ts'
import type { HalfPoints } from '../../text/score.ts'

export interface ComparedCriterion {
  column: Column
  own: number
  other: number
}

/** Comparison of a competitor with another one, criterion by criterion, up to the one that decides. */
export interface RankVerdict {
  /** Position of the other one. */
  player: number
  rank: number
  /** In order, up to the first on which they differ. */
  criteria: ComparedCriterion[]
  /** Whether the last criterion decides; otherwise they share a rank. */
  isDecided: boolean
}

/** Comparison with a neighbour in the table. */
interface RankComparison extends RankVerdict {
  /** The rounds behind both figures of the deciding criterion; undefined if it does not depend on rounds. */
  shares: { own: FigureShares; other: FigureShares } | undefined
}

export interface RankReason {
  player: number
  rank: number
  score: HalfPoints
  above: RankComparison | undefined
  below: RankComparison | undefined
  /** Points needed to pass the next competitor, all else unchanged; undefined where other figures come before points. */
  toPass: HalfPoints | undefined
}

/** Why a competitor has their rank after a round; `player` is a position. */
export function rankReason(snapshot: Snapshot, round: number, player: number): RankReason {
  const seen = field(snapshot, round)
  const criteria = criteriaOf(snapshot)
  const { order, rank, figures } = ranking(seen, criteria)
  const pool = snapshot.players.pool
  const at = order.indexOf(player)
  const neighbour = (place: number): number | undefined => {
    const other = order[place]
    return other === undefined || pool?.[other] !== pool?.[player] ? undefined : other
  }
  const compare = (other: number | undefined): RankComparison | undefined =>
    other === undefined ? undefined : { ...comparison(seen, criteria, figures, player, other), rank: rank[other]! }
  const above = neighbour(at - 1)
  return {
    player,
    rank: rank[player]!,
    score: seen[snapshot.settings.displayPoints].total[player]!,
    above: compare(above),
    below: compare(neighbour(at + 1)),
    toPass:
      above === undefined || !isScoreFirst(snapshot.settings) ? undefined : pointsToPass(snapshot, seen, player, above),
  }
}

/** As the comparisons of `rankReason`, of any pairs of positions, without the rounds behind the figures. */
export function rankComparisons(
  snapshot: Snapshot,
  round: number,
  pairs: readonly (readonly [player: number, other: number])[],
): RankVerdict[] {
  const seen = field(snapshot, round)
  const criteria = criteriaOf(snapshot)
  const { rank, figures } = ranking(seen, criteria)
  return pairs.map(([player, other]) => ({
    player: other,
    rank: rank[other]!,
    ...decided(criteria, figures, player, other),
  }))
}

function criteriaOf({ settings }: Snapshot): TieBreak[] {
  const { displayPoints } = settings
  return rankingCodes(settings)
    .flatMap((code) => parseTieBreak(code, displayPoints) ?? [])
    .map((criterion) => (isMainScore(criterion.code, settings) ? { ...criterion, short: criterion.name } : criterion))
}

function comparison(
  seen: Field,
  criteria: TieBreak[],
  figures: Float64Array[],
  player: number,
  other: number,
): Omit<RankComparison, 'rank'> {
  const verdict = decided(criteria, figures, player, other)
  const last = verdict.criteria.length - 1
  const pool = seen.snapshot.players.pool
  const tied = Array.from({ length: seen.size }, (_, id) => id).filter(
    (id) =>
      pool?.[id] === pool?.[player] &&
      figures.slice(0, verdict.isDecided ? last : 0).every((row) => Object.is(row[id], row[player])),
  )
  const sharesOf = (id: number) => figureShares(seen, criteria[last]!.code, id, tied)
  const [ownShares, otherShares] = verdict.isDecided ? [sharesOf(player), sharesOf(other)] : []
  return {
    player: other,
    ...verdict,
    shares: ownShares && otherShares && { own: ownShares, other: otherShares },
  }
}

/** The criteria up to the first on which two competitors differ. */
function decided(
  criteria: TieBreak[],
  figures: Float64Array[],
  player: number,
  other: number,
): Pick<RankVerdict, 'criteria' | 'isDecided'> {
  const decider = figures.findIndex((row) => !Object.is(row[player], row[other]))
  const last = decider < 0 ? criteria.length - 1 : decider
  return {
    criteria: criteria.slice(0, last + 1).map(({ figures: _figures, ...column }, at) => ({
      column,
      own: figures[at]![player]!,
      other: figures[at]![other]!,
    })),
    isDecided: decider >= 0,
  }
}

/**
 * The fewest half points to get ahead of another: enough to be level if the tie-breaks are then better, else a half
 * point more.
 */
function pointsToPass(snapshot: Snapshot, seen: Field, player: number, above: number): number {
  const { displayPoints } = snapshot.settings
  const { total } = seen[displayPoints]
  const level = total[above]! - total[player]!
  return (
    [level, level + 1].find((points) => points > 0 && isAheadWith(snapshot, seen, player, above, points)) ?? level + 1
  )
}

function isAheadWith(snapshot: Snapshot, seen: Field, player: number, above: number, points: number): boolean {
  const bonus = { player, round: seen.round, MP: 0, GP: 0, [POINT_KEYS[snapshot.settings.displayPoints]]: points }
  const { rank } = ranking(
    field({ ...snapshot, bonuses: [...snapshot.bonuses, bonus] }, seen.round),
    criteriaOf(snapshot),
  )
  return rank[player]! < rank[above]!
}
const POINT_KEYS = { match: 'MP', game: 'GP' } as const
