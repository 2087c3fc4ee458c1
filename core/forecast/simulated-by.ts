import type { finalists } from '../knockout/finalists.ts'
import type { RunningLeads } from '../match/running-leads.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { ranks } from '../standings/progress.ts'
import type { NextRound } from './drawn-by.ts'
import type { NoOdds } from './no-odds.ts'
import { playedRound, type RunNumber } from './play-out.ts'
import { openCount, roundToCome } from './round-to-come.ts'
import { strengths, type Strengths } from './strengths.ts'
import { newTally, type RunTally } from './tally.ts'
import { hasFixedPairings } from '../tournament/fixed-pairings.ts'

export interface Simulation {
  tally: RunTally
  /** Plays one more run; the same number gives the same run. False if the rules allow no pairing on the way. */
  play: (no: number) => boolean
  /** The event as this run ends it; undefined if the rules allow no pairing on the way. */
  ended: (no: number) => Snapshot | undefined
}

/** Maximum number of cached draws of the next round. */
const MOST_DRAWS = 4000

export interface EventRules {
  drawnNext: NextRound
  /** The ranks after the final; undefined in an event without one. */
  finalists: typeof finalists
}

/** Simulates the rest of an event with these rules, or says why there are no odds. */
export function simulatedBy(
  rules: EventRules,
  snapshot: Snapshot,
  seed: number,
  running?: RunningLeads,
): Simulation | NoOdds {
  const { drawnNext } = rules
  const strong = strengths(snapshot)
  const none = noOdds(drawnNext, snapshot, strong)
  if (none !== undefined) return none
  const { ratings, isRated } = strong!
  const last = snapshot.settings.totalRounds!
  const tally = newTally(snapshot.players.no.length, isRated)
  const draws = new Map<string, RoundColumns | string>()
  const next = (played: Snapshot, round: number): RoundColumns | string => {
    if (round > snapshot.round + 1) return drawnNext(played, round)
    // The rounds before are the same in each run, so equal results and decisions lead to the same draw.
    const { outcomes, facts } = played.rounds.at(-1)!
    const key = facts ? outcomes + JSON.stringify(facts) : outcomes
    const drawn = draws.get(key) ?? drawnNext(played, round)
    if (draws.size < MOST_DRAWS) draws.set(key, drawn)
    return drawn
  }
  const endedWithPairs = (no: number) => {
    let played = withPlayed(snapshot, snapshot.round, ratings, { seed, no }, running)
    let pairs: RoundColumns | undefined
    for (let round = snapshot.round + 1; round <= last; round++) {
      const drawn = next(played, round)
      if (typeof drawn === 'string') {
        // A knockout may be over before its last round.
        if (rules.finalists(played)) break
        return undefined
      }
      pairs ??= drawn
      const withRound = { ...played, round, rounds: [...played.rounds, drawn] }
      played = withPlayed(withRound, round, ratings, { seed, no })
    }
    return { played, pairs }
  }
  const play = (no: number): boolean => {
    const run = endedWithPairs(no)
    if (run) addRun(tally, run.played, rules.finalists(run.played), run.pairs)
    return run !== undefined
  }
  return { tally, play, ended: (no) => endedWithPairs(no)?.played }
}

const withPlayed = (
  snapshot: Snapshot,
  round: number,
  ratings: number[],
  run: RunNumber,
  running?: RunningLeads,
): Snapshot => ({
  ...snapshot,
  rounds: snapshot.rounds.with(round - 1, playedRound(snapshot, round, ratings, run, running)),
})

function noOdds(drawnNext: NextRound, snapshot: Snapshot, strong: Strengths | undefined): NoOdds | undefined {
  const { settings, round, active, rounds } = snapshot
  if (settings.totalRounds === null) return 'endless'
  if (!active || round === 0 || (roundToCome(snapshot) === undefined && openCount(snapshot) === 0)) return 'over'
  if (!strong) return 'unrated'
  // If the table was not followed so far, the pairings to come are unknown.
  const isTable = hasFixedPairings(systemAt(settings, snapshot.systems, round).system)
  if (isTable && round < settings.totalRounds) {
    const drawn = drawnNext({ ...snapshot, round: round - 1, rounds: rounds.slice(0, -1) }, round)
    if (typeof drawn === 'string' || pairsOf(drawn) !== pairsOf(rounds.at(-1)!)) return 'schedule'
  }
  return undefined
}

/** The pairs, regardless of boards and colours. */
const pairsOf = ({ white, black }: RoundColumns): string =>
  white
    .flatMap((one, at) => (black[at]! < 0 ? [] : [`${one} ${black[at]}`]))
    .sort()
    .join()

function addRun(
  tally: RunTally,
  played: Snapshot,
  ended: ReturnType<typeof finalists>,
  pairs: RoundColumns | undefined,
): void {
  const { size, most, places } = tally
  tally.runs += 1
  const add = (player: number, rank: number): void => {
    if (rank <= most) places[player * most + rank - 1]! += 1
  }
  if (ended) for (const { player, rank } of ended) add(player, rank)
  else for (const [player, rank] of ranks(played, played.round).entries()) add(player, rank)
  if (!pairs) return
  for (const [at, white] of pairs.white.entries()) {
    const black = pairs.black[at]!
    if (black < 0) continue
    const key = Math.min(white, black) * size + Math.max(white, black)
    tally.pairs.set(key, (tally.pairs.get(key) ?? 0) + 1)
  }
}
