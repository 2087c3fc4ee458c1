import { foldName } from '../text/fold.ts'

/** As many as one list of stars holds; the newest stay. */
export const MAX_STARS = 300

export const eventStar = (id: string): string => `event ${id}`

/** A player or team is followed from event to event, so by name: in any order, without case and accents. */
export const nameStar = (name: string): string =>
  `name ${foldName(name)
    .split(/[\s,]+/)
    .toSorted()
    .join(' ')
    .trim()}`
