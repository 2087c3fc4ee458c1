import type { Bonus, Snapshot } from '../snapshot/snapshot.ts'
import { field, uncounted, type Field } from './field.ts'
import type { RoundLine } from './round-line.ts'
import { addRound, gamePercentage, matchPercentage, emptyTally, performanceOf } from './tally.ts'
import { recordsIn } from './records.ts'

/**
 * A competitor's figures up to a round. Points are half points; expected ones are half points ×100; percentages are
 * 0–100 and null without games; figures that need ratings are null without them.
 */
export interface Sheet {
  /** Position in the player columns. */
  player: number
  /** Match points with bonuses. */
  score: number
  gamePoints: number
  /** Pairings played over the board. */
  played: number
  gamesPlayed: number
  /** In plain points: 2 × plain game points − games played. */
  gameDifference: number
  expectedScore: number
  expectedGameScore: number
  /** Pairings played with White. */
  whiteTotal: number
  wins: number
  draws: number
  losses: number
  matchPercentage: number | null
  gamePercentage: number | null
  performance: number | null
  /** Performance − rating. */
  ratingDifference: number | null
  /** Own minus the opponents' game points; byes count 0. */
  netGamePoint: number
  /** The sum of the scores after each round. */
  progressiveScore: number
  oppRatingSum: number
  /** Bonuses up to the round shown. */
  bonuses: Bonus[]
  /** Round 1 first. */
  history: RoundLine[]
}

/** The figures of all competitors after a round, by position. */
export function sheets(snapshot: Snapshot, round: number): Sheet[] {
  const facts = field(snapshot, round)
  const leftOut = uncounted(snapshot)
  const recordOf = recordsIn(facts)
  return Array.from({ length: facts.size }, (_, player) => {
    const { history, bonuses } = recordOf(player)
    const counts = ({ opponent }: RoundLine): boolean => !leftOut.has(player) && !leftOut.has(opponent)
    const counted = leftOut.size > 0 ? history.filter(counts) : history
    return { ...sheet(facts, player, counted, bonuses), history }
  })
}

function sheet(facts: Field, player: number, history: RoundLine[], bonuses: Bonus[]): Sheet {
  const tally = emptyTally()
  for (const round of history) addRound(tally, round, facts)
  const rating = facts.snapshot.players.rating[player]!
  const gamePoints = facts.game.total[player]!
  const performance = performanceOf(tally)
  return {
    player,
    score: facts.match.total[player]!,
    gamePoints,
    played: tally.played,
    gamesPlayed: tally.gamesPlayed,
    gameDifference: gamePoints - tally.gamesPlayed,
    expectedScore: tally.expectedScore,
    expectedGameScore: tally.expectedGameScore,
    whiteTotal: tally.whiteTotal,
    wins: tally.wins,
    draws: tally.draws,
    losses: tally.played - tally.wins - tally.draws,
    matchPercentage: matchPercentage(tally),
    gamePercentage: gamePercentage(tally),
    performance,
    ratingDifference: performance !== null && rating > 0 ? performance - rating : null,
    netGamePoint: tally.netGamePoint,
    progressiveScore: progressiveScoreOf(facts, player, bonuses),
    oppRatingSum: tally.oppRatingSum,
    bonuses,
    history,
  }
}

function progressiveScoreOf({ match, round }: Field, player: number, bonuses: Bonus[]): number {
  let total = 0
  for (let at = 0; at < round; at++) total += match.each[player * round + at]! * (round - at)
  for (const bonus of bonuses) total += bonus.MP * (round - bonus.round + 1)
  return total
}
