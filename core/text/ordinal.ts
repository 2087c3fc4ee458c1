import * as say from '#words/dates.js'

/** 1 → `1st`, 12 → `12th`, 23 → `23rd`. */
export const ordinal = (number: number): string => say.ordinal({ number })
