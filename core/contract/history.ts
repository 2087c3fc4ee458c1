import * as say from '#words/checks.js'
import * as z from 'zod/mini'

const VERSION = { error: say.historyVersion }
const version = z.pipe(z.string(VERSION).check(z.regex(/^\d{1,15}$/, VERSION)), z.transform(Number))

/** GET /tournament/{id}/getHistory and getChanges; without `before` the newest changes. */
export const HistoryQuery = z.object({ before: z.optional(version) })

/** GET /tournament/{id}/getChain; without `since` from the first change on. */
export const ChainQuery = z.object({ since: z.optional(version) })

/** GET /tournament/{id}/getMoment */
export const MomentQuery = z.object({ at: version })
