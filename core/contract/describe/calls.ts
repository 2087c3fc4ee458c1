import type { ApiCall } from './api-call.ts'
import { ANNOUNCEMENT_CALLS } from './announcement-calls.ts'
import { ASK_CALLS } from './ask-calls.ts'
import { BOARD_CALLS } from './board-calls.ts'
import { CLAIM_CALLS } from './claim-calls.ts'
import { DESK_CALLS } from './desk-calls.ts'
import { EVALUATION_CALLS } from './evaluation-calls.ts'
import { HISTORY_CALLS } from './history-calls.ts'
import { DIRECTOR_CALLS } from './director-calls.ts'
import { FEEDBACK_CALLS } from './feedback-calls.ts'
import { FILE_CALLS } from './file-calls.ts'
import { FOLLOWING_CALLS } from './following-calls.ts'
import { HELPER_CALLS } from './helper-calls.ts'
import { JOINING_CALLS } from './registration-calls.ts'
import { INVITATION_CALLS } from './invitation-calls.ts'
import { FIXTURE_CALLS } from './fixture-calls.ts'
import { LINE_UP_CALLS } from './line-up-calls.ts'
import { MATCH_CALLS } from './match-calls.ts'
import { PEOPLE_CALLS } from './people-calls.ts'
import { NOTICE_CALLS } from './notice-calls.ts'
import { NOTIFICATION_CALLS } from './notification-calls.ts'
import { PROFILE_CALLS } from './profile-calls.ts'
import { PUSH_CALLS } from './push-calls.ts'
import { RATING_CALLS } from './rating-calls.ts'
import { REMINDER_CALLS } from './reminder-calls.ts'
import { REMOVAL_CALLS } from './removal-calls.ts'
import { FESTIVAL_CALLS } from './festival-calls.ts'
import { SEASON_CALLS } from './season-calls.ts'
import { SEASON_ODDS_CALLS } from './season-odds-calls.ts'
import { SESSION_CALLS } from './session-calls.ts'
import { SITE_CALLS } from './site-calls.ts'
import { START_CALLS } from './start-calls.ts'
import { SUBMIT_CALLS } from './submit-calls.ts'
import { TEAM_CALLS } from './team-calls.ts'
import { TOKEN_CALLS } from './token-calls.ts'
import { TOURNAMENT_CALLS } from './tournament-calls.ts'
import { WEBHOOK_CALLS } from './webhook-calls.ts'

const ALL = [
  ...TOURNAMENT_CALLS,
  ...HISTORY_CALLS,
  ...NOTICE_CALLS,
  ...JOINING_CALLS,
  ...MATCH_CALLS,
  ...DIRECTOR_CALLS,
  ...DESK_CALLS,
  ...RATING_CALLS,
  ...EVALUATION_CALLS,
  ...ASK_CALLS,
  ...LINE_UP_CALLS,
  ...FIXTURE_CALLS,
  ...REMOVAL_CALLS,
  ...HELPER_CALLS,
  ...SEASON_CALLS,
  ...FESTIVAL_CALLS,
  ...SEASON_ODDS_CALLS,
  ...ANNOUNCEMENT_CALLS,
  ...WEBHOOK_CALLS,
  ...BOARD_CALLS,
  ...START_CALLS,
  ...PEOPLE_CALLS,
  ...SUBMIT_CALLS,
  ...TEAM_CALLS,
  ...CLAIM_CALLS,
  ...SESSION_CALLS,
  ...PROFILE_CALLS,
  ...TOKEN_CALLS,
  ...INVITATION_CALLS,
  ...NOTIFICATION_CALLS,
  ...REMINDER_CALLS,
  ...PUSH_CALLS,
  ...FOLLOWING_CALLS,
  ...FEEDBACK_CALLS,
  ...SITE_CALLS,
  ...FILE_CALLS,
] as const

/** Every call below /api. A test compares this table with the Worker's routes. */
export const CALLS: readonly ApiCall[] = ALL

/** Calls by method and path, each with the types of its own schemas: `CallTable['get /tournaments']`. */
export type CallTable = { [One in (typeof ALL)[number] as `${One['method']} ${One['path']}`]: One }
