import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { REMINDER_MINUTES } from '../limits/reminders.ts'
import { parsePairingId } from '../snapshot/ids.ts'

const MATCH = { error: say.matchIdMissing }
const id = z.string(MATCH).check(z.refine((text) => parsePairingId(text) !== undefined, MATCH))

/** POST /profile/setReminder */
export const ReminderInput = z.object({
  id,
  minutes: z._default(z.literal(REMINDER_MINUTES, { error: say.reminderMinutes }), 15),
})

/** POST /profile/removeReminder */
export const RemoveReminderInput = z.object({ id })
