import { competitorName } from '../snapshot/names.ts'
import { namesakeMark } from '../snapshot/namesakes.ts'
import { hasStandings } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isUnknownAfter } from '../snapshot/hidden-round.ts'
import { liveRound } from '../snapshot/live-round.ts'
import type { Column } from './column.ts'
import type { RatingChange } from './rating-change.ts'
import { ratingChangeOf, type RatedDetails } from './rating-changes.ts'
import type { RoundLine } from './round-line.ts'
import { sheets, type Sheet } from './sheet.ts'
import { standings } from './table.ts'
import type { HalfPoints } from '../text/score.ts'

interface CardOpponent {
  /** Position in the player columns. */
  player: number
  name: string
  /** Tells the competitor from namesakes. */
  mark: string | undefined
  title: string
  nationality: string
  /** 0: unrated. */
  rating: number
  /** Undefined if there is no rank: in a knockout, or for an excluded competitor. */
  rank: number | undefined
  score: HalfPoints
}

export interface CardRound {
  line: RoundLine
  /** Undefined for a bye or an absence. */
  opponent: CardOpponent | undefined
  /** ×100; null if the game is not rated. */
  ratingChange: number | null
}

export interface CompetitorCard extends CardOpponent {
  /** Rank, score and tie-breaks depend on hidden results, here and at the opponents. */
  isUnknown: boolean
  sheet: Sheet
  /** The tournament's tie-breaks and the competitor's figures; empty without a ranking. */
  columns: Column[]
  values: number[]
  /** Undefined for events without FIDE-rated games: matches of several games, teams, online play, hidden ratings. */
  ratingChange: RatingChange | undefined
  /** Round 1 first. */
  rounds: CardRound[]
  /** The current or next pairing without a result. */
  next: CardRound | undefined
}

/** The card of a competitor by position. Without details, ratings of the event count as FIDE's. */
export function competitorCard(
  snapshot: Snapshot,
  player: number,
  details: readonly RatedDetails[] = [],
): CompetitorCard {
  const { players, settings, systems, round } = snapshot
  const isRanked = round > 0 && hasStandings(settings, systems, round)
  const { columns, rows } = standings(snapshot, round)
  const byPlayer = new Map(rows.map((row) => [row.player, row]))
  const sheet = sheets(snapshot, round)[player]!
  const standing = (position: number): CardOpponent => ({
    player: position,
    name: competitorName(snapshot, position),
    mark: namesakeMark(snapshot, position),
    title: players.title?.[position] ?? '',
    nationality: players.nationality[position]!,
    rating: players.rating[position]!,
    rank: isRanked && !byPlayer.get(position)?.exclusion ? byPlayer.get(position)?.rank : undefined,
    score: byPlayer.get(position)?.score ?? 0,
  })
  const change = ratingChangeOf(snapshot, player, sheet, details)
  const cardRounds = sheet.history.map((line, at) => ({
    line,
    opponent: line.opponent < 0 ? undefined : standing(line.opponent),
    ratingChange: change?.each[at] ?? null,
  }))
  return {
    ...standing(player),
    isUnknown: isUnknownAfter(snapshot, round),
    sheet,
    columns: isRanked ? columns : [],
    values: isRanked ? byPlayer.get(player)!.values : [],
    ratingChange: change,
    rounds: cardRounds,
    next: liveRound(snapshot) === undefined ? undefined : cardRounds.findLast(isAhead),
  }
}

const isAhead = ({ line, opponent }: CardRound): boolean => opponent !== undefined && line.match === null
