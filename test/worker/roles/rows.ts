import { ASK_ROWS } from './asks.ts'
import { BOARD_ROWS } from './boards.ts'
import { CLAIM_ROWS } from './claims.ts'
import { DESK_ROWS } from './desk.ts'
import { DIRECTOR_ROWS } from './director.ts'
import { EVALUATION_ROWS } from './evaluations.ts'
import { FOLLOWING_ROWS } from './following.ts'
import { INVITATION_ROWS } from './invitations.ts'
import { IMPORT_ROWS } from './imports.ts'
import { FEEDBACK_ROWS } from './feedback.ts'
import { JOINING_ROWS } from './registration.ts'
import { FESTIVAL_ROWS } from './festivals.ts'
import { FIXTURE_ROWS } from './fixtures.ts'
import { LINE_UP_ROWS } from './line-ups.ts'
import { MATCH_ROWS } from './matches.ts'
import { NOTIFICATION_ROWS } from './notifications.ts'
import { PROFILE_ROWS } from './profile.ts'
import { PUSH_ROWS } from './push.ts'
import { READ_ROWS } from './reads.ts'
import { REMINDER_ROWS } from './reminders.ts'
import { REMOVAL_ROWS } from './removal.ts'
import type { Row } from './row.ts'
import { SEASON_ROWS } from './seasons.ts'
import { SESSION_ROWS } from './session.ts'
import { START_ROWS } from './starts.ts'
import { SUBMIT_ROWS } from './submit.ts'
import { TEAM_ROWS } from './teams.ts'
import { WEBHOOK_ROWS } from './webhooks.ts'

/** The expected answers of every call, in parts that are tested in parallel. */
export const OF_PEOPLE: Row[] = [
  ...READ_ROWS,
  ...SESSION_ROWS,
  ...PROFILE_ROWS,
  ...NOTIFICATION_ROWS,
  ...INVITATION_ROWS,
  ...REMINDER_ROWS,
  ...PUSH_ROWS,
  ...FOLLOWING_ROWS,
  ...FEEDBACK_ROWS,
]
export const OF_TOURNAMENTS: Row[] = [
  ...MATCH_ROWS,
  ...SUBMIT_ROWS,
  ...JOINING_ROWS,
  ...DIRECTOR_ROWS,
  ...DESK_ROWS,
  ...EVALUATION_ROWS,
  ...ASK_ROWS,
  ...LINE_UP_ROWS,
  ...FIXTURE_ROWS,
  ...REMOVAL_ROWS,
  ...IMPORT_ROWS,
  ...WEBHOOK_ROWS,
  ...BOARD_ROWS,
  ...START_ROWS,
]
export const OF_ENTRIES: Row[] = [...CLAIM_ROWS, ...TEAM_ROWS, ...SEASON_ROWS, ...FESTIVAL_ROWS]
