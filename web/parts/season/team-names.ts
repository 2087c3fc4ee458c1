import type { DivisionKey } from '#core/season/facts.ts'
import type { SeasonDivisionRow } from '#core/rows/season-table.ts'

/** By the teams’ numbers in the division. */
export const teamNames = ({ rows }: Pick<SeasonDivisionRow, 'rows'>): ReadonlyMap<number, string> =>
  new Map(rows.map(({ no, name }) => [no, name]))

/** The anchor of a division on its season’s page. */
export const divisionId = ({ tier, group }: DivisionKey): string => `division-${tier}-${group}`
