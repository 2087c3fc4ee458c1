import type { PairingSystem } from './tournament.ts'

/** Whether a table decides all pairings from the start, whatever the results. */
export const hasFixedPairings = (system: PairingSystem): boolean => system === 'roundRobin' || system === 'scheveningen'

/** Whether each round is drawn from the results before it, and single boards can be changed by hand. */
export const isDrawnByStanding = (system: PairingSystem): boolean => system === 'swiss' || system === 'keizer'
