import { minisOf } from '../match/mini.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { MatchPoints } from '../match/scores.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { pairingState } from '../snapshot/pairing-state.ts'
import { halfPoints } from '../text/score.ts'
import { endsOfMinis } from './ends-of-minis.ts'
import { endsOfMatch, likelyEnds, type FixtureEnd, type LikelyEnd, type MatchChances } from './fixture-ends.ts'

/** A fixture without a result. */
export interface OpenFixture {
  round: number
  /** Position in its round. */
  at: number
  /** Positions of both teams. */
  home: number
  away: number
  /** Every way it can end, and the same by match points. */
  ends: FixtureEnd[]
  likely: LikelyEnd[]
}

/** Ratings of both sides on each board, by round, position in the round and, from 1, match of the fixture. */
export type KnownBoards = (round: number, at: number, k: number) => readonly (readonly [number, number])[] | undefined

export interface ChanceSource {
  ratings: readonly number[]
  chancesOf: MatchChances
  boards?: KnownBoards
}

/** All fixtures of the drawn rounds that have no result and can still get one. */
export const openFixtures = (snapshot: Snapshot, source: ChanceSource): OpenFixture[] =>
  snapshot.rounds.flatMap((columns, index) =>
    openPositions(columns).map((at): OpenFixture => {
      const [round, home, away] = [index + 1, columns.white[at]!, columns.black[at]!]
      const ends = endsAt(snapshot, source, { round, at, home, away })
      return { round, at, home, away, ends, likely: likelyEnds(ends) }
    }),
  )

const openPositions = ({ black, outcomes, facts }: RoundColumns): number[] =>
  black.flatMap((other, at) => {
    const isOpen = outcomes.slice(2 * at, 2 * at + 2) === NO_OUTCOME && !facts?.[at]?.aborted
    return other >= 0 && isOpen ? [at] : []
  })

type FixtureSeat = Pick<OpenFixture, 'round' | 'at' | 'home' | 'away'>

function endsAt(snapshot: Snapshot, { ratings, chancesOf, boards }: ChanceSource, place: FixtureSeat): FixtureEnd[] {
  const { round, at, home, away } = place
  const { settings } = snapshot
  const { points, minis } = pairingState(snapshot.rounds[round - 1]!, at)
  const factsOf = (k: number) => {
    const known = boards?.(round, at, k)
    return { ratings: [ratings[home]!, ratings[away]!] as const, ...(known && { boards: known }) }
  }
  if (settings.segments.length > 0) return endsOfMinis(settings, minisOf(settings.segments, minis), factsOf, chancesOf)
  return endsOfMatch({ ...factsOf(1), games: settings.gamePointTotal, so: points ?? [0, 0] }, chancesOf)
}

/** The event without the scores that these fixtures have so far. */
export const withoutScores = (snapshot: Snapshot, fixtures: readonly OpenFixture[]): Snapshot =>
  withEnds(
    snapshot,
    fixtures,
    fixtures.map(() => ({ share: 1, outcome: NO_OUTCOME, points: [0, 0], mp: [0, 0] })),
  )

/** The event with these fixtures ended. */
export function withEnds(snapshot: Snapshot, fixtures: readonly OpenFixture[], ends: readonly FixtureEnd[]): Snapshot {
  const rounds = [...snapshot.rounds]
  const changed = new Map<number, EndColumns>()
  for (const [index, { round, at }] of fixtures.entries()) {
    let columns = changed.get(round)
    if (!columns) changed.set(round, (columns = endedColumns(snapshot, round)))
    const { outcome, points, mp } = ends[index]!
    columns.outcomes[at] = outcome
    columns.points?.splice(2 * at, 2, ...points)
    columns.mp?.splice(2 * at, 2, ...(mp ?? [null, null]))
  }
  for (const [round, { outcomes, points, mp }] of changed)
    rounds[round - 1] = {
      ...rounds[round - 1]!,
      outcomes: outcomes.join(''),
      ...(points && { points }),
      ...(mp && { mp }),
    }
  return { ...snapshot, rounds }
}

/** Copies of the columns that results change. */
interface EndColumns {
  outcomes: string[]
  points: (number | null)[] | undefined
  mp: (number | null)[] | undefined
}

function endedColumns({ rounds, settings }: Snapshot, round: number): EndColumns {
  const { white, outcomes, points, mp } = rounds[round - 1]!
  const sides = (known: (number | null)[] | undefined, isUsed: boolean) =>
    known ? [...known] : isUsed ? white.flatMap(() => [null, null]) : undefined
  return {
    outcomes: white.map((_, at) => outcomes.slice(2 * at, 2 * at + 2)),
    points: sides(points, settings.gamePointTotal > 1 || settings.segments.length > 0),
    mp: sides(mp, settings.fixtureScoring === 'perMini' && settings.segments.length > 0),
  }
}

type Rewards = Pick<Snapshot['settings'], 'winReward' | 'drawReward' | 'lossReward'>

/** Match points of both sides of an end, in half points. */
export function matchPointsOf(
  { winReward, drawReward, lossReward }: Rewards,
  { mp, outcome }: FixtureEnd,
): MatchPoints {
  if (mp) return mp
  const [win, draw, loss] = [winReward, drawReward, lossReward].map(halfPoints) as [number, number, number]
  return outcome === '10' ? [win, loss] : outcome === '01' ? [loss, win] : [draw, draw]
}
