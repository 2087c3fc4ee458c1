export const LINK_SOURCES = ['chessCom', 'lichess'] as const
export const LINK_TYPES = ['team', 'game'] as const

/**
 * What is known of a pairing beyond who met whom and how it ended. All optional: a result that was typed in has none, and
 * is confirmed. Times are milliseconds. `status(match, now)` judges them.
 */
export interface Facts {
  link?: string
  linkSource?: (typeof LINK_SOURCES)[number]
  linkType?: (typeof LINK_TYPES)[number]
  /** The chess site's own word for the match: `scheduled`, `in_progress`, `finished`, …; any other is kept, not trusted. */
  bodyStatus?: string
  /** The word on the site's page, e.g. `In Progress`. */
  metaStatus?: string
  registrationTime?: number
  startTime?: number
  endTime?: number
  /** Boards the match is played on. */
  boards?: number
  aborted?: true
  /** There is an outcome, and it still waits for a director. */
  provisional?: true
  isFeatured?: true
  /** The game goes on later: until then its round is closed without it. */
  adjourned?: true
  /** Who meets here, or sits out, was decided by hand and not by the engine that drew the round. */
  byHand?: true
  /** The results that the sides report, and what the chess site says where they say otherwise (core/match/reported-result.ts). */
  whiteSays?: string
  blackSays?: string
  siteSays?: string
  /** What the game came out with for the rating report alone: it was found after the round that rests on it. */
  rated?: string
  /** What the game had come out with when the next round was drawn: it was corrected since. */
  corrected?: string
  /** It was adjourned when the next round was drawn, and has ended since. */
  resumed?: true
  /** A director cleared what the chess site said it came out with: that is not taken from there again. */
  cleared?: true
  /** Only in what is sent to readers who hide results: there is something of it that they have not asked to see. */
  hidden?: true
}
