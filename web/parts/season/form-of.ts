import type { DivisionTableRow } from '#core/rows/season-table.ts'
import { halfPoints } from '#core/text/score.ts'
import type { FormFixture } from './form-cells.tsx'

/** Rounds that a table has room for. */
const LONGEST = 6

/** The last fixtures with a result, the oldest first. `most`: what one fixture brings, in plain match points. */
export const formOf = ({ form }: DivisionTableRow, most: number, names: ReadonlyMap<number, string>): FormFixture[] =>
  form
    .flatMap(([mp, opponent, isHome]): FormFixture[] =>
      mp === null
        ? []
        : [{ points: halfPoints(mp), most: halfPoints(most), opponent: names.get(opponent) ?? '', isHome }],
    )
    .slice(-LONGEST)
