import type { Bonus, Snapshot } from '../snapshot/snapshot.ts'
import { field, type Field, type Points } from '../standings/field.ts'
import { line, seatsOf, type Line } from './line.ts'
import { mean, performanceRating } from './performance.ts'

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
  const { match, game, round, snapshot } = facts
  const rating = snapshot.players.rating[player]!
  const games = history.filter(({ played }) => played)
  const results = [0, 0, 0]
  for (const { match } of games) results[match ?? 0]! += 1
  const [losses, draws, wins] = results as [number, number, number]
  const gamesPlayed = sum(history, ({ games }) => games)
  const gamePoints = game.total[player]!
  const performance = performanceOf(games)
  return {
    player,
    score: match.total[player]!,
    gamePoints,
    played: games.length,
    gamesPlayed,
    gameDifference: gamePoints - gamesPlayed,
    ...expectedOf(games, match, snapshot.settings.lossReward),
    whiteTotal: games.filter(({ colour }) => colour === 'W').length,
    wins,
    draws,
    losses,
    matchPercentage: percentage(2 * wins + draws, games.length),
    gamePercentage: percentage(
      sum(history, ({ games, game }) => (games > 0 ? (game ?? 0) : 0)),
      gamesPlayed,
    ),
    performance,
    ratingDifference: performance !== null && rating > 0 ? performance - rating : null,
    netGamePoint: sum(history, ({ net }) => net),
    progressiveScore:
      progressive(match.each, player, round) + sum(bonuses, (bonus) => bonus.MP * (round - bonus.round + 1)),
    oppRatingSum: sum(games, ({ oppRating }) => oppRating),
    bonuses,
    history,
  }
}

const sum = <Item>(items: Item[], figure: (item: Item) => number): number =>
  items.reduce((total, item) => total + figure(item), 0)

const percentage = (points: number, games: number): number | null => (games > 0 ? (100 * points) / (2 * games) : null)

/** Of the games against opponents who have a rating. */
function performanceOf(games: Line[]): number | null {
  const rated = games.filter(({ oppRating }) => oppRating > 0)
  const average = mean(
    sum(rated, ({ oppRating }) => oppRating),
    rated.length,
  )
  return rated.length > 0
    ? performanceRating(
        average,
        sum(rated, ({ match }) => match ?? 0),
        rated.length,
      )
    : null
}

/** What wins are worth more than losses is what a rating lets expect a part of. */
function expectedOf(
  games: Line[],
  { win }: Points,
  lossReward: number,
): Pick<Sheet, 'expectedScore' | 'expectedGameScore'> {
  const loss = 2 * lossReward
  const likely = games.flatMap(({ expected, games }) => (expected === null ? [] : [{ expected, games }]))
  return {
    expectedScore: sum(likely, ({ expected }) => 100 * loss + expected * (win - loss)),
    expectedGameScore: sum(likely, ({ expected, games }) => 2 * expected * games),
  }
}

function progressive(each: Int32Array, player: number, round: number): number {
  let total = 0
  for (let at = 0; at < round; at++) total += each[player * round + at]! * (round - at)
  return total
}
