/** Limits of an event's fields. Lengths are in characters as JavaScript and `maxLength` count them. */
export const MAX_EVENT_NAME = 80
export const MAX_ROUNDS = 99
export const MAX_LOCATION = 120
export const MAX_TIME_CONTROL = 60
/** Notes on an entry, a line each. */
export const MAX_NOTES = 1000
/** Lines of virtual points. */
export const MAX_ACCELERATIONS = 40
/** Arbiters and organisers of an event. */
export const MAX_OFFICIALS = 40
/** Of the number that FIDE gave an event. */
export const MAX_FIDE_EVENT = 12
/** Of a system of rounds, and the length of each. */
export const MAX_POOL_NAMES = 64
export const MAX_POOL_NAME = 40
/** Names of pools in one field. */
export const MAX_POOL_NAMES_TEXT = 8 * MAX_POOL_NAME
/** `vltava-open` */
export const MAX_ADDRESS = 32
export const MAX_ROUND_NO = 999

/** First names, last names, names of teams and clubs. */
export const MAX_ENTRY_NAME = 80
export const MAX_TITLE = 3
/** As typed, with marks as characters of their own. */
export const MAX_TEAM_CODE = 12
/** Two to four letters of any script, with their marks, or digits. */
export const TEAM_CODE_FORM = /^(?:[\p{L}\p{N}]\p{M}*){2,4}$/u
export const MAX_RATING = 4000
export const MAX_RATING_DIGITS = 4
export const FEDERATION_LENGTH = 3
export const MAX_FIDE_ID = 12
/** `2010-03-04` */
export const MAX_BIRTH = 10
export const MAX_GROUP = 40
export const MAX_ENTRIES_AT_ONCE = 2000
export const MAX_TEAM_PLAYERS = 100

/** The reason for a corrected result or an expulsion. */
export const MAX_REASON = 200
/** What a captain says about a disputed match. */
export const MAX_STATEMENT = 1000
/** Points of a side as typed: `1234.5`. */
export const MAX_POINTS_TEXT = 6
export const MAX_ANNOUNCEMENT_TITLE = 120
export const MAX_ANNOUNCEMENT = 4000
/** E.g. `Table 3`. */
export const MAX_HELPER_NAME = 40
/** `XXXX-XXXX` */
export const CLAIM_CODE_LENGTH = 9

/** Matches of a fixture, and the name of each. */
export const MAX_SEGMENTS = 9
export const MAX_SEGMENT_LABEL = 40
export const MAX_MINI_BOARDS = 499
/** Texts and links among the settings of a tournament or league. */
export const MAX_SETTING_TEXT = 20_000
export const MAX_SETTING_LINK = 400
