import type { Bonus, Snapshot } from '../snapshot/snapshot.ts'
import { field, type Field } from '../standings/field.ts'
import { line, seatsOf, type Line } from './line.ts'
import { add, gamePercentage, matchPercentage, noTally, performanceOf } from './tally.ts'

/**
 * A competitor's figures up to a round. Points are doubled (a half is 1); expected ones are doubled and ×100;
 * percentages are 0–100, null without games; what needs ratings is null without them.
 */
export interface Sheet {
  /** Position in the player columns. */
  player: number
  /** Match points, bonuses included. */
  score: number
  gamePoints: number
  /** Pairings with moves. */
  played: number
  gamesPlayed: number
  /** Not doubled: 2 × game points − games played. */
  gameDifference: number
  expectedScore: number
  expectedGameScore: number
  /** Played with White. */
  whiteTotal: number
  wins: number
  draws: number
  losses: number
  matchPercentage: number | null
  gamePercentage: number | null
  performance: number | null
  /** Performance − rating. */
  ratingDifference: number | null
  /** Own − opponents' game points, a bye 0. */
  netGamePoint: number
  /** The sum of the scores after each round. */
  progressiveScore: number
  oppRatingSum: number
  /** Those that count by now. */
  bonuses: Bonus[]
  /** Round 1 first. */
  history: Line[]
}

/** Everybody's figures as they stand after a round, by position. */
export function sheets(snapshot: Snapshot, round: number): Sheet[] {
  const facts = field(snapshot, round)
  const seats = seatsOf(facts)
  const granted = bonusesOf(facts)
  return Array.from({ length: facts.size }, (_, player) => {
    const history = Array.from({ length: facts.round }, (_, at) => line(facts, seats, player, at))
    return sheet(facts, player, history, granted.get(player) ?? [])
  })
}

function bonusesOf({ bonuses }: Field): Map<number, Bonus[]> {
  const granted = new Map<number, Bonus[]>()
  for (const bonus of bonuses) granted.set(bonus.player, [...(granted.get(bonus.player) ?? []), bonus])
  return granted
}

function sheet(facts: Field, player: number, history: Line[], bonuses: Bonus[]): Sheet {
  const sums = noTally()
  for (const round of history) add(sums, round, facts)
  const rating = facts.snapshot.players.rating[player]!
  const gamePoints = facts.game.total[player]!
  const performance = performanceOf(sums)
  return {
    player,
    score: facts.match.total[player]!,
    gamePoints,
    played: sums.played,
    gamesPlayed: sums.gamesPlayed,
    gameDifference: gamePoints - sums.gamesPlayed,
    expectedScore: sums.expectedScore,
    expectedGameScore: sums.expectedGameScore,
    whiteTotal: sums.whiteTotal,
    wins: sums.wins,
    draws: sums.draws,
    losses: sums.played - sums.wins - sums.draws,
    matchPercentage: matchPercentage(sums),
    gamePercentage: gamePercentage(sums),
    performance,
    ratingDifference: performance !== null && rating > 0 ? performance - rating : null,
    netGamePoint: sums.netGamePoint,
    progressiveScore: progressive(facts, player, bonuses),
    oppRatingSum: sums.oppRatingSum,
    bonuses,
    history,
  }
}

function progressive({ match, round }: Field, player: number, bonuses: Bonus[]): number {
  let total = 0
  for (let at = 0; at < round; at++) total += match.each[player * round + at]! * (round - at)
  for (const bonus of bonuses) total += bonus.MP * (round - bonus.round + 1)
  return total
}
