export const EXCLUSIONS = ['expelled', 'uncounted'] as const

/** Why somebody is out of the standings: expelled, whose games count for the others; or gone from a round robin before half of them. */
export type Exclusion = (typeof EXCLUSIONS)[number]
