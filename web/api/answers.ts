import type { AnswerOf } from '#core/contract/describe/signature.ts'

/** Items of API answers, under the names that components use. */

/** A row of a tournament list, newest first. Times are milliseconds. */
export type TournamentRow = AnswerOf<'get', '/tournaments'>[number]

export type EventRow = AnswerOf<'get', '/events'>[number]

/** One of the first matches of the current round. */
export type FeaturedPairing = TournamentRow['featured'][number]

/** An announcement of the site or of one of its tournaments. */
export type SiteAnnouncement = AnswerOf<'get', '/announcements'>[number]

/** An announcement of a tournament. */
export type Announcement = AnswerOf<'get', '/tournament/:id/getAnnouncements'>[number]

/** Games of a match that have no result yet, and which players sit at which board. */
export type RunningAnswer = AnswerOf<'get', '/result/:id/running'>

export type RunningMatch = AnswerOf<'get', '/tournament/:id/getRunningGames'>[number]

export type NotificationRow = AnswerOf<'get', '/profile/notifications'>[number]

/** State of the signed-in user's entry or request in a tournament. */
export type RegistrationStatus = AnswerOf<'get', '/tournament/:id/getEntry'>

/** Reminder of a match of the signed-in user, by pairing id. */
export type Reminder = AnswerOf<'get', '/profile/reminders'>[number]

/** The ways in which the signed-in user may claim an entry. */
export type Claim = AnswerOf<'get', '/player/:id/getClaim'>
