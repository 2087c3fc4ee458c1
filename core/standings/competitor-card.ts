import { competitorName } from '../snapshot/names.ts'
import { hasStandings } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { liveRound } from '../snapshot/live-round.ts'
import { timeClass } from '../tournament/time-class.ts'
import type { Column } from './column.ts'
import { ratingChange, type RatingChange } from './rating-change.ts'
import type { RoundLine } from './round-line.ts'
import { sheets, type Sheet } from './sheet.ts'
import { standings } from './table.ts'
import type { HalfPoints } from '../text/score.ts'

/** Somebody met in a tournament, as they stand in it now. */
interface CardOpponent {
  /** Position in the player columns. */
  player: number
  name: string
  title: string
  nationality: string
  /** 0: unrated. */
  rating: number
  /** Undefined where nobody is ranked, as in a knockout. */
  rank: number | undefined
  score: HalfPoints
}

/** A round of somebody's, and what it did to their rating. */
export interface CardRound {
  line: RoundLine
  /** Undefined where there was none. */
  opponent: CardOpponent | undefined
  /** ×100; null where it was not rated. */
  ratingChange: number | null
}

/** All that a tournament knows of one competitor after the rounds that are drawn. */
export interface CompetitorCard extends CardOpponent {
  sheet: Sheet
  /** The tie-breaks that the tournament goes by, and the competitor's figures; none where nobody is ranked. */
  columns: Column[]
  values: number[]
  /** Undefined where games are not rated by FIDE's rules: matches of several games, teams, online play, hidden ratings. */
  ratingChange: RatingChange | undefined
  /** Round 1 first. */
  rounds: CardRound[]
  /** The pairing that is played, or to be played. */
  next: CardRound | undefined
}

/** The card of a competitor by position. */
export function competitorCard(snapshot: Snapshot, player: number): CompetitorCard {
  const { players, settings, systems, round } = snapshot
  const isRanked = round > 0 && hasStandings(settings, systems, round)
  const { columns, rows } = standings(snapshot, round)
  const byPlayer = new Map(rows.map((row) => [row.player, row]))
  const sheet = sheets(snapshot, round)[player]!
  const standing = (position: number): CardOpponent => ({
    player: position,
    name: competitorName(snapshot, position),
    title: players.title?.[position] ?? '',
    nationality: players.nationality[position]!,
    rating: players.rating[position]!,
    rank: isRanked && !byPlayer.get(position)?.exclusion ? byPlayer.get(position)?.rank : undefined,
    score: byPlayer.get(position)?.score ?? 0,
  })
  const change = isRated(snapshot)
    ? ratingChange(
        sheet.history.map(({ oppRating, outcome }) => ({
          rating: players.rating[player]!,
          opponent: oppRating,
          outcome,
        })),
        timeClass(settings.timeControl) ?? 'standard',
      )
    : undefined
  const cardRounds = sheet.history.map((line, at) => ({
    line,
    opponent: line.opponent < 0 ? undefined : standing(line.opponent),
    ratingChange: change?.each[at] ?? null,
  }))
  return {
    ...standing(player),
    sheet,
    columns: isRanked ? columns : [],
    values: isRanked ? byPlayer.get(player)!.values : [],
    ratingChange: change,
    rounds: cardRounds,
    next: liveRound(snapshot) === undefined ? undefined : cardRounds.findLast(isAhead),
  }
}

const isAhead = ({ line, opponent }: CardRound): boolean => opponent !== undefined && line.match === null

const isRated = ({ settings }: Snapshot): boolean =>
  settings.competitors === 'individual' &&
  settings.gamePointTotal === 1 &&
  settings.showRatings &&
  settings.source === null
