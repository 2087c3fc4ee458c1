/** Positions in one call of the event’s engine: all boards of a round after a break. */
export const MAX_EVALUATIONS = 200
