import * as z from 'zod/mini'
import { REMINDER_MINUTES } from '../limits/reminders.ts'
import { parsePairingId } from '../snapshot/ids.ts'

const MATCH = 'Missing or invalid match id.'
const id = z.string(MATCH).check(z.refine((text) => parsePairingId(text) !== undefined, MATCH))

/** POST /profile/setReminder */
export const ReminderInput = z.object({
  id,
  minutes: z._default(
    z.literal(REMINDER_MINUTES, 'Reminders can be set 5, 15, 30 or 60 minutes before the start.'),
    15,
  ),
})

/** POST /profile/removeReminder */
export const RemoveReminderInput = z.object({ id })
