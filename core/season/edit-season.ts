import * as say from '#words/season.js'
import { hasTournaments, type SeasonFacts } from './facts.ts'
import type { SeasonRules } from './rules.ts'
import { frozenRefusal } from './transitions.ts'
import type { SeasonActDefinition } from './season-act.ts'

type SeasonFields = Pick<SeasonFacts, 'name' | 'rules' | 'starts' | 'entriesUntil'>

export interface EditSeason {
  type: 'editSeason'
  change: Partial<SeasonFields>
}

/** Rules that may still change when the divisions' tournaments exist: these have the others in their own settings. */
const CHANGEABLE = ['up', 'down', 'playoff', 'vacancies'] as const satisfies (keyof SeasonRules)[]

const fixedRules = (rules: SeasonRules): string =>
  JSON.stringify(
    Object.entries(rules)
      .filter(([name]) => !(CHANGEABLE as readonly string[]).includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

export const editSeason: SeasonActDefinition<EditSeason> = {
  refusal: (season, { change }) => {
    const frozen = frozenRefusal(season)
    if (frozen !== undefined || !hasTournaments(season)) return frozen
    const isFixed = change.rules !== undefined && fixedRules(change.rules) !== fixedRules(season.rules)
    return isFixed || change.starts !== undefined ? say.rulesAreFixed() : undefined
  },
  apply: (season, { change }) => ({ ...season, ...change }),
  inverse: (season, { change }) => ({
    type: 'editSeason',
    change: Object.fromEntries(
      Object.keys(change).map((name) => [name, season[name as keyof SeasonFields]]),
    ) as Partial<SeasonFields>,
  }),
  words: (season, { change }) =>
    change.name !== undefined && change.name !== season.name
      ? say.seasonRenamed({ name: change.name })
      : change.rules
        ? say.rulesChanged()
        : say.datesChanged(),
}
