import { withResults } from '#core/forecast/assumed-result.ts'
import { gameChances } from '#core/forecast/chances.ts'
import { drawnNext } from '#core/forecast/next-round.ts'
import { simulation } from '#core/forecast/simulation.ts'
import { divisionOdds } from '#core/season/odds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ranks } from '#core/standings/progress.ts'
import { standings } from '#core/standings/table.ts'
import { fromFiles } from '../demo/files.ts'
import { randomEvent } from '#cli/random-event.ts'
import { fixedLoop, inLoops } from './fixed-loop.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { swiss } from './swiss.ts'
import { timings } from './timing.ts'

/** The cost of a choice on the what-if page, the speed of odds, and how well the predicted chances fit real games. */
export function forecastRows(): Measurement[] {
  const large = swiss(500, 9)
  const tried = large.rounds[8]!.white.map((_, at) => ({ round: 9, no: at + 1, first: at % 3, isChanged: true }))
  const threeHundred = opened(randomEvent({ players: 300, rounds: 9, seed: 1, played: 8 }))
  const forty = randomEvent({ players: 40, rounds: 9, seed: 1, played: 8 })
  const season = division(10, 18)
  const whole = played(opened(forty))
  const few = played(opened(forty, FEW))
  const taken = timings(
    {
      loop: fixedLoop,
      choice: () => {
        const assumed = withResults(large, tried)
        standings(assumed, 9)
        ranks(large, 9)
      },
      draw: () => drawnNext(threeHundred, 9),
      whole,
      few,
      season: () => divisionOdds(season, ZONES),
    },
    7,
  )
  const events = fromFiles().map(({ snapshot }) => snapshot)
  return [
    boundAtMost(
      'what if: standings of 500 × 9 with every result of a round tried, in fixed loops',
      inLoops(50),
      taken.choice / taken.loop,
    ),
    boundAtMost('what if: draw of the next round of 300, in fixed loops', inLoops(1000), taken.draw / taken.loop),
    boundAtMost(
      'odds: 1,000 simulations of 40 players with two open rounds, by 4 workers, in fixed loops',
      inLoops(1000),
      (2.5 * taken.whole) / taken.loop,
    ),
    boundAtMost(
      `odds: the same with ${FEW} open games and one round to come, by one worker, in fixed loops`,
      inLoops(1000),
      (10 * taken.few) / taken.loop,
    ),
    boundAtMost(
      'odds: a division of ten teams before the first of 18 rounds, in fixed loops',
      inLoops(1000),
      taken.season / taken.loop,
    ),
    boundAtMost(
      'odds: Brier score of 650 real games, as a share of that of the average result',
      0.93,
      brierShare(events),
    ),
  ]
}

const ZONES = { isTop: true, up: 0, down: 2, playoffUp: 0, playoffDown: 1 }

/** A division of a team league before its first round. */
function division(teams: number, rounds: number): Snapshot {
  const event = randomEvent({ players: teams, rounds: 1, seed: 1, played: 0 })
  const settings = {
    ...event.settings,
    competitors: 'team' as const,
    pairingSystem: 'roundRobin' as const,
    totalRounds: rounds,
    gamePointTotal: 8,
    tieBreaks: ['EDE', 'gamePoints'],
  }
  return { ...event, active: true, round: 0, rounds: [], systems: [], settings }
}

/** Number of games that are still open when most of a round is finished. */
const FEW = 5

/** An event whose last round is still open, on all boards or on the first `boards`. */
function opened(snapshot: Snapshot, boards = Infinity): Snapshot {
  const last = snapshot.rounds.at(-1)!
  const isOpen = (at: number): boolean => at < boards && last.black[at]! >= 0
  const outcomes = last.white.map((_, at) => (isOpen(at) ? '  ' : last.outcomes.slice(2 * at, 2 * at + 2))).join('')
  return { ...snapshot, rounds: snapshot.rounds.with(snapshot.round - 1, { ...last, outcomes }) }
}

/** Simulates the rest of an event 100 times, with new random results in each call. */
function played(snapshot: Snapshot): () => void {
  const odds = simulation(snapshot, 1)
  if (typeof odds === 'string') throw new Error(`No odds: ${odds}`)
  let no = 0
  return () => {
    for (let run = 0; run < 100; run++) odds.play(no++)
  }
}

const ENDS = ['10', '==', '01']

/** Brier score of the predicted chances, as a share of the score of a constant prediction: the average results. */
function brierShare(events: Snapshot[]): number {
  const games = events
    .filter(({ settings }) => settings.competitors === 'individual')
    .flatMap(({ players, rounds }) =>
      rounds.flatMap(({ white, black, outcomes }) =>
        white.flatMap((one, at) => {
          const end = ENDS.indexOf(outcomes.slice(2 * at, 2 * at + 2))
          const [own, theirs] = [players.rating[one]!, players.rating[black[at]!] ?? 0]
          return end >= 0 && own > 0 && theirs > 0 ? { end, chances: gameChances(own, theirs) } : []
        }),
      ),
    )
  const usual = ENDS.map((_, end) => games.filter((game) => game.end === end).length / games.length)
  const score = (chancesOf: (game: (typeof games)[number]) => readonly number[]): number =>
    games.reduce(
      (sum, game) =>
        sum + chancesOf(game).reduce((all, share, end) => all + (share - Number(end === game.end)) ** 2, 0),
      0,
    )
  return score(({ chances }) => chances) / score(() => usual)
}
