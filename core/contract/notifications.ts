import * as z from 'zod/mini'

const ID = 'Missing or invalid notification id.'

/** POST /profile/readNotification */
export const MarkSeenInput = z.object({ id: z.int(ID).check(z.gte(1, ID)) })
