export type NoOdds = 'unrated' | 'endless' | 'over' | 'schedule'

/** The reason in a sentence; `over` needs none, because the standings show it. */
export const NO_ODDS_TEXTS: Record<NoOdds, string | undefined> = {
  unrated: 'No odds: too many players have no rating.',
  endless: 'No odds: this tournament has no last round.',
  schedule: 'No odds: the pairings to come don’t follow the Berger tables.',
  over: undefined,
}
