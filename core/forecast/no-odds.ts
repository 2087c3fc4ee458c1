/** Why there are no odds. */
export type NoOdds = 'unrated' | 'endless' | 'over' | 'schedule'

/** The same in a sentence; that all is over need not be said where the standings are. */
export const NO_ODDS_TEXTS: Record<NoOdds, string | undefined> = {
  unrated: 'No odds: too many players have no rating.',
  endless: 'No odds: this tournament has no last round.',
  schedule: 'No odds: the pairings to come don’t follow the Berger tables.',
  over: undefined,
}
