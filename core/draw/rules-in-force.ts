/** FIDE C.04.3 and C.04.6, by which rounds are drawn here, apply from 1 February 2026. */
export const RULES_IN_FORCE = Date.UTC(2026, 1, 1)
