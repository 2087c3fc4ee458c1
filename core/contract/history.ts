import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { languageText } from './fields.ts'

const VERSION = { error: say.historyVersion }
const version = z.pipe(z.string(VERSION).check(z.regex(/^\d{1,15}$/, VERSION)), z.transform(Number))

/** GET /tournament/{id}/getHistory; without `before` the newest changes. */
export const HistoryQuery = z.object({ before: z.optional(version) })

/** GET /tournament/{id}/getChanges: in English without `lang`, as everyone gets the same answer from an address. */
export const OpenHistoryQuery = z.extend(HistoryQuery, { lang: languageText })

/** GET /tournament/{id}/getChain; without `since` from the first change on. */
export const ChainQuery = z.object({ since: z.optional(version) })

/** GET /tournament/{id}/getMoment */
export const MomentQuery = z.object({ at: version })
