import { NO_OUTCOME } from '../match/outcome.ts'
import type { Simulation } from '../forecast/simulation.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isScoreFirst } from '../standings/ranking-codes.ts'
import { ranks } from '../standings/progress.ts'
import { standings } from '../standings/table.ts'
import { halfPoints } from '../text/score.ts'
import type { FixtureEnd, LikelyEnd } from './fixture-ends.ts'
import { addWay, newTally, type OddsTally } from './odds-tally.ts'
import { matchPointsOf, withEnds, withoutScores, type OpenFixture } from './open-fixtures.ts'
import { boundsOf, widen, type PlaceBounds } from './place-bounds.ts'
import { everyWay, rolledEnds } from './ways.ts'

/** What becomes of a division: how often each team ends where, and which places scores alone allow. */
export interface DivisionRuns {
  tally: OddsTally
  /** Undefined if something else than the score comes first in the table. */
  bounds: PlaceBounds | undefined
}

/** Goes through all ways in which the fixtures can end; the first `tracked` of them are tallied by result too. */
export function everyEnd(whole: Snapshot, fixtures: readonly OpenFixture[], tracked: number): DivisionRuns {
  const tally = newTally(whole.players.no.length, tracked)
  const scores = isScoreFirst(whole.settings) ? scoresOf(withoutScores(whole, fixtures)) : undefined
  let bounds: PlaceBounds | undefined
  everyWay(fixtures, (ends, share) => {
    const played = withEnds(whole, fixtures, ends)
    addWay(tally, ranks(played, played.round), { share, ends, pools: whole.players.pool })
    if (!scores) return
    const [low, high] = [scores.slice(), scores.slice()]
    for (const [at, fixture] of fixtures.entries()) addRange(whole, fixture, [ends[at] as LikelyEnd], low, high)
    bounds = widen(bounds, boundsOf(whole, low, high))
  })
  return { tally, bounds }
}

export interface RunCount {
  seed: number
  runs: number
}

/** Ends the fixtures by chance, again and again. */
export function sampledEnds(
  whole: Snapshot,
  fixtures: readonly OpenFixture[],
  tracked: number,
  { seed, runs }: RunCount,
): DivisionRuns {
  const tally = newTally(whole.players.no.length, tracked)
  for (let run = 0; run < runs; run++) {
    const ends = rolledEnds(fixtures, seed, run)
    const played = withEnds(whole, fixtures, ends)
    addWay(tally, ranks(played, played.round), { share: 1, ends, pools: whole.players.pool })
  }
  return { tally, bounds: openBounds(whole, fixtures, 0) }
}

/** Plays on by the forecast, which draws the rounds to come as they depend on results. */
export function drawnEnds(
  snapshot: Snapshot,
  fixtures: readonly OpenFixture[],
  played: Simulation,
  runs: number,
): DivisionRuns | undefined {
  const tally = newTally(snapshot.players.no.length, fixtures.length)
  for (let run = 0; run < runs; run++) {
    const ended = played.ended(run)
    if (!ended) return undefined
    const ends = fixtures.map(({ round, at }) => endAt(ended, round, at))
    addWay(tally, ranks(ended, ended.round), { share: 1, ends, pools: snapshot.players.pool })
  }
  return { tally, bounds: openBounds(snapshot, fixtures, (snapshot.settings.totalRounds ?? 0) - snapshot.round) }
}

const endAt = ({ rounds }: Snapshot, round: number, at: number): FixtureEnd => ({
  share: 1,
  outcome: rounds[round - 1]?.outcomes.slice(2 * at, 2 * at + 2) ?? NO_OUTCOME,
  points: [0, 0],
  mp: null,
})

/** Places by what each team can still score, whatever the others do. */
function openBounds(whole: Snapshot, fixtures: readonly OpenFixture[], undrawn: number): PlaceBounds | undefined {
  if (!isScoreFirst(whole.settings)) return undefined
  const low = scoresOf(withoutScores(whole, fixtures))
  const high = low.slice()
  for (const fixture of fixtures) addRange(whole, fixture, fixture.likely, low, high)
  const { displayPoints, winReward, lossReward, gamePointTotal } = whole.settings
  const best = displayPoints === 'game' ? gamePointTotal : Math.max(winReward, lossReward)
  return boundsOf(
    whole,
    low,
    high.map((score) => score + undrawn * halfPoints(best)),
  )
}

export const scoresOf = (snapshot: Snapshot): Int32Array => {
  const scores = new Int32Array(snapshot.players.no.length)
  const code = snapshot.settings.displayPoints === 'game' ? 'GPTS' : 'MPTS'
  for (const { player, score } of standings(snapshot, snapshot.round, [code]).rows) scores[player] = score
  return scores
}

/** Adds what a fixture gives at least and at most in these ends. */
function addRange(
  { settings }: Snapshot,
  { home, away }: OpenFixture,
  ends: readonly LikelyEnd[],
  low: Int32Array,
  high: Int32Array,
): void {
  const isByGames = settings.displayPoints === 'game'
  for (const [side, team] of [home, away].entries()) {
    const least = ends.map((end) => (isByGames ? end.least : matchPointsOf(settings, end))[side]!)
    const most = ends.map((end) => (isByGames ? end.most : matchPointsOf(settings, end))[side]!)
    low[team]! += Math.min(...least)
    high[team]! += Math.max(...most)
  }
}
