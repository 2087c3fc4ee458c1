import type { hc, InferResponseType } from 'hono/client'
import type { Api } from '#worker/app.ts'

/** What the calls answer, as the Worker's own routes say; types alone, so that no client for them is shipped. */
type Calls = ReturnType<typeof hc<Api>>

/** A tournament in a list, newest first. Times are milliseconds. */
export type TournamentRow = InferResponseType<Calls['tournaments']['$get'], 200>[number]

/** One of the first matches of the round that is being played. Points are doubled. */
export type Featured = TournamentRow['featured'][number]

/** A notice of the site, or of one of its tournaments. */
export type SiteAnnouncement = InferResponseType<Calls['announcements']['$get'], 200>[number]

/** A tournament's own notice, newest first. */
export type Announcement = InferResponseType<Calls['tournament'][':id']['getAnnouncements']['$get'], 200>[number]

/** What is known of a match's games while they are being played: those that have no result yet, and who sits where. */
export type RunningAnswer = InferResponseType<Calls['result'][':id']['running']['$get'], 200>
