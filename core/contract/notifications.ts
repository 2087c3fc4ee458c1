import * as z from 'zod/mini'

const ID = 'Say which notification it is by its number.'

/** POST /profile/readNotification */
export const MarkSeenInput = z.object({ id: z.int(ID).check(z.gte(1, ID)) })
