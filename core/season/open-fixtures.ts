import { NO_OUTCOME } from '../match/outcome.ts'
import type { MatchPoints } from '../match/scores.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { pairingState } from '../snapshot/pairing-state.ts'
import { halfPoints } from '../text/score.ts'
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

type Place = Pick<OpenFixture, 'round' | 'at' | 'home' | 'away'>

function endsAt(snapshot: Snapshot, { ratings, chancesOf, boards }: ChanceSource, place: Place): FixtureEnd[] {
  const { round, at, home, away } = place
  const { points } = pairingState(snapshot.rounds[round - 1]!, at)
  const known = boards?.(round, at, 1)
  const games = snapshot.settings.gamePointTotal
  return endsOfMatch(
    { ratings: [ratings[home]!, ratings[away]!], games, so: points ?? [0, 0], ...(known && { boards: known }) },
    chancesOf,
  )
}

/** The event with these fixtures ended. */
export function withEnds(snapshot: Snapshot, fixtures: readonly OpenFixture[], ends: readonly FixtureEnd[]): Snapshot {
  const rounds = [...snapshot.rounds]
  const changed = new Map<number, Mutable>()
  for (const [index, { round, at }] of fixtures.entries()) {
    let mutable = changed.get(round)
    if (!mutable) changed.set(round, (mutable = copied(rounds[round - 1]!, snapshot.settings.gamePointTotal > 1)))
    const { outcome, points } = ends[index]!
    mutable.outcomes[at] = outcome
    mutable.points?.splice(2 * at, 2, ...points)
  }
  for (const [round, { outcomes, points }] of changed)
    rounds[round - 1] = { ...rounds[round - 1]!, outcomes: outcomes.join(''), ...(points && { points }) }
  return { ...snapshot, rounds }
}

interface Mutable {
  outcomes: string[]
  points: (number | null)[] | undefined
}

const copied = ({ white, outcomes, points }: RoundColumns, hasPoints: boolean): Mutable => ({
  outcomes: white.map((_, at) => outcomes.slice(2 * at, 2 * at + 2)),
  points: points ? [...points] : hasPoints ? white.flatMap(() => [null, null]) : undefined,
})

type Rewards = Pick<Snapshot['settings'], 'winReward' | 'drawReward' | 'lossReward'>

/** Match points of both sides of an end, in half points. */
export function matchPointsOf({ winReward, drawReward, lossReward }: Rewards, { mp, outcome }: FixtureEnd): MatchPoints {
  if (mp) return mp
  const [win, draw, loss] = [winReward, drawReward, lossReward].map(halfPoints) as [number, number, number]
  return outcome === '10' ? [win, loss] : outcome === '01' ? [loss, win] : [draw, draw]
}
