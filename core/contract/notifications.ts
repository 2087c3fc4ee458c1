import * as say from '#words/checks.js'
import * as z from 'zod/mini'

const ID = { error: say.notificationId }

/** POST /profile/readNotification */
export const MarkSeenInput = z.object({ id: z.int(ID).check(z.gte(1, ID)) })
