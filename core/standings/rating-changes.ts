import { fideK, fideRating, parseListed } from '../ratings/listed-text.ts'
import type { PublicEntryDetails } from '../snapshot/entry-details.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { HalfPoints } from '../text/score.ts'
import { startOrder } from '../text/start.ts'
import { timeClass } from '../tournament/time-class.ts'
import { ratingChange, type RatingChange } from './rating-change.ts'
import { sheets, type Sheet } from './sheet.ts'

/** Of entries, what the public knows beside the snapshot. */
export type RatedDetails = Pick<PublicEntryDetails, 'no' | 'birthYear' | 'listed'>

/**
 * The rating change of a competitor by position; undefined for events without FIDE-rated games. It is counted by the
 * ratings of FIDE's list where they are known, as an event may seed by others; without details, by those of the event.
 */
export function ratingChangeOf(
  snapshot: Snapshot,
  player: number,
  { history }: Pick<Sheet, 'history'>,
  details: readonly RatedDetails[] = [],
): RatingChange | undefined {
  return isRated(snapshot) ? changeOf(snapshot, player, history, ratingsOf(snapshot, details)) : undefined
}

function changeOf(
  snapshot: Snapshot,
  player: number,
  history: Sheet['history'],
  { ratingOf, speed, known }: ReturnType<typeof ratingsOf>,
): RatingChange | undefined {
  const own = known.get(snapshot.players.no[player]!)
  const listed = parseListed(own?.listed)
  const born = own?.birthYear
  const year = snapshot.dates.flatMap((start) =>
    start === null ? [] : [new Date(startOrder(start)).getUTCFullYear()],
  )[0]
  return ratingChange(
    history.map(({ opponent, outcome }) => ({ rating: ratingOf(player), opponent: ratingOf(opponent), outcome })),
    speed,
    { k: listed && fideK(listed, speed), age: born && year ? year - born : undefined },
  )
}

/** Ratings by position, 0 without one, for the event's speed. */
function ratingsOf({ players, settings }: Snapshot, details: readonly RatedDetails[]) {
  const speed = timeClass(settings.timeControl) ?? 'standard'
  const known = new Map(details.map((one) => [one.no, one]))
  const ratingOf = (position: number): number => {
    const listed = parseListed(known.get(players.no[position]!)?.listed)
    return listed ? fideRating(listed, speed) : (players.rating[position] ?? 0)
  }
  return { ratingOf, speed, known }
}

/** Not in matches of several games, teams, online play, and with hidden ratings. */
const isRated = ({ settings }: Snapshot): boolean =>
  settings.competitors === 'individual' &&
  settings.gamePointTotal === 1 &&
  settings.showRatings &&
  settings.source === null

export interface RatedPlayer {
  /** Position in the player columns. */
  player: number
  rating: number
  change: RatingChange
  /** From rated games. */
  points: HalfPoints
}

/** Players whose rating changes by the rounds so far, in the order of their numbers. */
export function ratingChanges(snapshot: Snapshot, details: readonly RatedDetails[] = []): RatedPlayer[] {
  if (!isRated(snapshot)) return []
  const ratings = ratingsOf(snapshot, details)
  return sheets(snapshot, snapshot.round).flatMap((sheet, player) => {
    const change = changeOf(snapshot, player, sheet.history, ratings)
    if (!change) return []
    const points = sheet.history.reduce(
      (sum, { outcome }, at) => sum + (change.each[at] === null ? 0 : (HALVES[outcome] ?? 0)),
      0,
    )
    return [{ player, rating: ratings.ratingOf(player), change, points }]
  })
}

const HALVES: Partial<Record<string, HalfPoints>> = { '1': 2, '=': 1 }
