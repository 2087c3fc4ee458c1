import { fideK, fideRating, parseListed } from '../ratings/listed-text.ts'
import type { PublicEntryDetails } from '../snapshot/entry-details.ts'
import { competitorName } from '../snapshot/names.ts'
import { namesakeMark } from '../snapshot/namesakes.ts'
import { hasStandings } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isUnknownAfter } from '../snapshot/hidden-round.ts'
import { liveRound } from '../snapshot/live-round.ts'
import { timeClass } from '../tournament/time-class.ts'
import type { Column } from './column.ts'
import { ratingChange, type RatingChange } from './rating-change.ts'
import type { RoundLine } from './round-line.ts'
import { sheets, type Sheet } from './sheet.ts'
import { standings } from './table.ts'
import { startOrder } from '../text/start.ts'
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

/** Of entries, what the public knows beside the snapshot. */
type CardDetails = Pick<PublicEntryDetails, 'no' | 'birthYear' | 'listed'>

/** The card of a competitor by position. Without details, ratings of the event count as FIDE's. */
export function competitorCard(
  snapshot: Snapshot,
  player: number,
  details: readonly CardDetails[] = [],
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
  const change = isRated(snapshot) ? changeOf(snapshot, player, sheet, details) : undefined
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

/** By the ratings of FIDE's list where they are known: an event may seed by others. */
function changeOf(
  { players, settings, dates }: Snapshot,
  player: number,
  { history }: Sheet,
  details: readonly CardDetails[],
) {
  const speed = timeClass(settings.timeControl) ?? 'standard'
  const known = new Map(details.map((one) => [one.no, one]))
  const ratingOf = (position: number): number => {
    const listed = parseListed(known.get(players.no[position]!)?.listed)
    return listed ? fideRating(listed, speed) : (players.rating[position] ?? 0)
  }
  const own = known.get(players.no[player]!)
  const listed = parseListed(own?.listed)
  const born = own?.birthYear
  const year = dates.flatMap((start) => (start === null ? [] : [new Date(startOrder(start)).getUTCFullYear()]))[0]
  return ratingChange(
    history.map(({ opponent, outcome }) => ({ rating: ratingOf(player), opponent: ratingOf(opponent), outcome })),
    speed,
    { k: listed && fideK(listed, speed), age: born && year ? year - born : undefined },
  )
}

const isAhead = ({ line, opponent }: CardRound): boolean => opponent !== undefined && line.match === null

const isRated = ({ settings }: Snapshot): boolean =>
  settings.competitors === 'individual' &&
  settings.gamePointTotal === 1 &&
  settings.showRatings &&
  settings.source === null
