import * as say from '#words/coreForecast.js'

export type NoOdds = 'unrated' | 'endless' | 'over' | 'schedule'

/** The reason in a sentence; `over` needs none, because the standings show it. */
export const NO_ODDS_TEXTS: Record<NoOdds, (() => string) | undefined> = {
  unrated: say.noOddsUnrated,
  endless: say.noOddsEndless,
  schedule: say.noOddsSchedule,
  over: undefined,
}
