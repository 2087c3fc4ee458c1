import type { SeasonFacts } from './facts.ts'
import type { SEASON_ACTS } from './season-acts.ts'

/** Every act in the table `SEASON_ACTS`: plain data, stored with its inverse. */
export type SeasonAct = {
  [Type in keyof typeof SEASON_ACTS]: Parameters<(typeof SEASON_ACTS)[Type]['apply']>[1]
}[keyof typeof SEASON_ACTS]

export interface SeasonActDefinition<Known extends { type: string }> {
  /** Why the act is refused, in a sentence; undefined when it can be done. */
  refusal: (season: SeasonFacts, act: Known) => string | undefined
  apply: (season: SeasonFacts, act: Known) => SeasonFacts
  /** The act that undoes it, from the facts before it; undefined if it can't be undone. */
  inverse: (season: SeasonFacts, act: Known) => SeasonAct | undefined
  /** A sentence for the history, from the facts before it. */
  words: (season: SeasonFacts, act: Known) => string
}
