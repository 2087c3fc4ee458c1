import * as say from '#words/season.js'
import type { SeasonFacts } from './facts.ts'
import { DEFAULT_RULES } from './rules.ts'
import type { SeasonActDefinition } from './season-act.ts'

export interface CreateSeason extends Pick<
  SeasonFacts,
  'name' | 'rules' | 'starts' | 'entriesUntil' | 'entries' | 'divisions'
> {
  type: 'createSeason'
}

/** The empty season before `createSeason`; version 0 is never stored. */
export const unmadeSeason = (league: string, id: string): SeasonFacts => ({
  league,
  id,
  version: 0,
  name: '',
  stage: 'draft',
  rules: DEFAULT_RULES,
  starts: [],
  entriesUntil: null,
  entries: [],
  divisions: [],
  playoffs: [],
})

export const createSeason: SeasonActDefinition<CreateSeason> = {
  refusal: ({ version }) => (version > 0 ? say.seasonExists() : undefined),
  apply: (season, { type: _type, ...made }) => ({ ...season, ...made }),
  inverse: () => undefined,
  words: (_season, { name }) => say.seasonMade({ name }),
}
