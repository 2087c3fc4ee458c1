import type { Snapshot } from '../snapshot/snapshot.ts'
import type { HalfPoints } from '../text/score.ts'
import { timeClass } from '../tournament/time-class.ts'
import { ratingChange, type RatingChange } from './rating-change.ts'
import { sheets, type Sheet } from './sheet.ts'

/** The rating change of a competitor by position; undefined for events without FIDE-rated games. */
export const ratingChangeOf = (
  snapshot: Snapshot,
  player: number,
  { history }: Pick<Sheet, 'history'>,
): RatingChange | undefined =>
  isRated(snapshot)
    ? ratingChange(
        history.map(({ oppRating, outcome }) => ({
          rating: snapshot.players.rating[player]!,
          opponent: oppRating,
          outcome,
        })),
        timeClass(snapshot.settings.timeControl) ?? 'standard',
      )
    : undefined

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
export function ratingChanges(snapshot: Snapshot): RatedPlayer[] {
  return sheets(snapshot, snapshot.round).flatMap((sheet, player) => {
    const change = ratingChangeOf(snapshot, player, sheet)
    if (!change) return []
    const points = sheet.history.reduce(
      (sum, { outcome }, at) => sum + (change.each[at] === null ? 0 : (HALVES[outcome] ?? 0)),
      0,
    )
    return [{ player, rating: snapshot.players.rating[player]!, change, points }]
  })
}

const HALVES: Partial<Record<string, HalfPoints>> = { '1': 2, '=': 1 }
