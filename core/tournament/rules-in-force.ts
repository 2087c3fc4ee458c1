/** When the rules came into force by which rounds are drawn here: FIDE C.04.3 and, for teams, C.04.6. */
export const RULES_IN_FORCE = Date.UTC(2026, 1, 1)
