import { MINUTE } from '../time.ts'
import type { Moment } from './moment.ts'

/** What happened longer ago is in the feed, but is not announced: after an outage it would come as news. */
export const NEWS_LASTS = 5 * MINUTE

/** Moments to announce now, the oldest first. `told`: ids that were announced before. */
export const newMoments = (moments: readonly Moment[], told: ReadonlySet<string>, now: number): Moment[] =>
  moments.filter(({ id, at }) => !told.has(id) && at > now - NEWS_LASTS).toReversed()
