import type { IndividualRow } from '#core/rows/individual-row.ts'

/** A row of individual scores; by default of a player of the Tigers without games. */
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
