import type { AnswerOf } from '#core/contract/describe/signature.ts'

/** Items of what calls answer, by the names that components know them by. */

/** A tournament in a list, newest first. Times are milliseconds. */
export type TournamentRow = AnswerOf<'get', '/tournaments'>[number]

/** An event in the list of all. */
export type EventRow = AnswerOf<'get', '/events'>[number]

/** One of the first matches of the round that is being played. */
export type FeaturedPairing = TournamentRow['featured'][number]

/** A notice of the site, or of one of its tournaments. */
export type SiteAnnouncement = AnswerOf<'get', '/announcements'>[number]

/** A tournament's own notice, newest first. */
export type Announcement = AnswerOf<'get', '/tournament/:id/getAnnouncements'>[number]

/** What is known of a match's games while they are being played: those that have no result yet, and who sits where. */
export type RunningAnswer = AnswerOf<'get', '/result/:id/running'>

/** The same of a match among those of its round. */
export type RunningMatch = AnswerOf<'get', '/tournament/:id/getRunningGames'>[number]

/** A notification of the reader's own. */
export type NotificationRow = AnswerOf<'get', '/profile/notifications'>[number]

/** How far the reader is with a tournament. */
export type RegistrationStatus = AnswerOf<'get', '/tournament/:id/getEntry'>

/** A match that the reader is reminded of, by the pairing's id. */
export type Reminder = AnswerOf<'get', '/profile/reminders'>[number]

/** How the reader may claim an entry. */
export type Claim = AnswerOf<'get', '/player/:id/getClaim'>
