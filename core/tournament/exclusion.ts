export const EXCLUSIONS = ['expelled', 'uncounted'] as const

/**
 * Why a competitor is out of the standings. `expelled`: the games still count for the opponents. `uncounted`: the
 * competitor left a round robin before half of the games, and none of them count.
 */
export type Exclusion = (typeof EXCLUSIONS)[number]
