import * as say from '#words/coreMatch.js'
import type { Settings } from '../tournament/tournament.ts'
import type { Facts } from './facts.ts'

/** In a live team match at Chess.com, both players of a board have White once. */
const GAMES_PER_BOARD = 2

/**
 * The points of a team match at its chess site, if these are more than a match of the event has: its score is another
 * one than the event's, and can't be converted, as half of 4½ points is no score. Fewer points are those of a match on
 * fewer boards.
 */
export function otherPoints(
  { boards = 0, linkType }: Pick<Facts, 'boards' | 'linkType'>,
  { gamePointTotal }: Pick<Settings, 'gamePointTotal'>,
): number | undefined {
  const points = GAMES_PER_BOARD * boards
  return linkType !== 'game' && points > gamePointTotal ? points : undefined
}

/** Why a match on so many boards can't be linked, in a sentence; undefined if it can. */
export function pointsRefusal(
  site: string,
  boards: number | undefined,
  settings: Pick<Settings, 'gamePointTotal'>,
): string | undefined {
  const points = otherPoints({ ...(boards !== undefined && { boards }) }, settings)
  if (points === undefined) return undefined
  return say.otherPointsRefusal({ site, points, boards: boards ?? 0, expected: settings.gamePointTotal })
}
