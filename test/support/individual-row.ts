import type { IndividualRow } from '#core/rows/individual-row.ts'

/** A line of the individual scores: one of the Tigers without a game, by default. */
export const anIndividualRow = (name: string, rest: Partial<IndividualRow> = {}): IndividualRow => ({
  userId: null,
  name,
  username: null,
  team: 'Tigers',
  nationality: '',
  title: '',
  rating: 0,
  histories: [],
  ...rest,
})
