import { foldName } from '../text/fold.ts'

/** The most stars in a list; the oldest are dropped. */
export const MAX_STARS = 300

export const eventStar = (id: string): string => `event ${id}`

export const festivalStar = (id: string): string => `festival ${id}`

/** Players and teams are followed across events, so by name, regardless of word order, case and accents. */
export const nameStar = (name: string): string =>
  `name ${foldName(name)
    .split(/[\s,]+/)
    .toSorted()
    .join(' ')
    .trim()}`
