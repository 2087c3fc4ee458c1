import * as say from '#words/ratingsDesk.js'
import type { Day } from '#core/text/start.ts'
import { formatWhen } from '#core/text/when.ts'
import type { NamedList } from '../../../api/ratings.ts'

/** `FIDE list of 1 November 2026`. */
export const listText = ({ name, on }: NamedList): string =>
  say.listOf({ name, day: formatWhen(on as Day, 'date', { now: 0 }) })
