export const LINK_SOURCES = ['chessCom', 'lichess'] as const
/** `team`: a live team match; `daily`: one of Chess.com with days for a move, which has a number of its own kind. */
export const LINK_TYPES = ['team', 'daily', 'game'] as const

/**
 * Facts about a pairing other than sides and outcome. All are optional: a typed result has none, and is confirmed.
 * Times are in ms. `status(match, now)` interprets them.
 */
export interface Facts {
  link?: string
  linkSource?: (typeof LINK_SOURCES)[number]
  linkType?: (typeof LINK_TYPES)[number]
  /** The chess site's status: `scheduled`, `in_progress`, `finished`, …; unknown ones are stored but have no effect. */
  bodyStatus?: string
  /** The status on the site's page, e.g. `In Progress`. */
  metaStatus?: string
  registrationTime?: number
  startTime?: number
  /** The start that captains agreed on or a director set. `startTime` is the same until a chess site reports another. */
  agreedTime?: number
  timeBy?: 'captains' | 'director'
  endTime?: number
  /** The number of boards of the match. */
  boards?: number
  aborted?: true
  /** The outcome still has to be confirmed by a director. */
  provisional?: true
  isFeatured?: true
  /** The game continues later; its round can be closed without it. */
  adjourned?: true
  /** Paired by hand, not by the engine that drew the round. */
  byHand?: true
  /** The claims of the sides, and the chess site's if it differs from theirs (core/match/reported-result.ts). */
  whiteSays?: string
  blackSays?: string
  siteSays?: string
  /**
   * What the chess site’s score has more than its games, White’s and Black’s points: `-2:2` after it took points from a
   * closed account.
   */
  adjusted?: string
  /** The site’s later score that a director decided not to take, after the result was confirmed: `2.5:5.5`. */
  dismissed?: string
  /** The outcome for the rating report only, corrected after a later round had made the outcome final. */
  rated?: string
  /** The outcome from which the next round was drawn, if it was corrected since. */
  corrected?: string
  /** The game was adjourned when the next round was drawn, and has ended since. */
  resumed?: true
  /** A director cleared the chess site's result, so it is not read from there again. */
  cleared?: true
  /** Knockout: the tie-break games (core/match/decision.ts). */
  tieBreak?: string
  /** Knockout: the side that goes through by decision, the reason, and the outcome that it was decided for. */
  goesThrough?: string
  /** Boards in the hall send its moves (core/boards/). */
  feed?: true
  /** Only for readers who hide results: the match has results that the reader has not revealed. */
  hidden?: true
}
