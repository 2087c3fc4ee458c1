import { promotionOf, type Promotion } from '../season/promotion.ts'
import { entriesIn } from '../season/plan-divisions.ts'
import { isIn, type FinalTable, type SeasonFacts } from '../season/facts.ts'
import { field } from '../standings/field.ts'
import { standings } from '../standings/table.ts'
import type { ShownDivision } from './season-fixture-rows.ts'

/** The tables of the divisions as they are now; when all results are in, the final ones. */
export const finalTables = (season: SeasonFacts, shown: readonly ShownDivision[]): FinalTable[] =>
  shown.map(({ division, snapshot }) => {
    const facts = field(snapshot, snapshot.round)
    const entryOf = new Map(entriesIn(season, division).map(({ seat, no }) => [seat, no]))
    const rows = standings(snapshot, snapshot.round).rows.flatMap(({ player }) => {
      const entry = entryOf.get(snapshot.players.no[player]!)
      return entry === undefined ? [] : [{ entry, mp: facts.match.total[player]!, gp: facts.game.total[player]! }]
    })
    return {
      tier: division.tier,
      group: division.group,
      rows: rows.map((row, at) => ({ ...row, place: at + 1 })),
    }
  })

/** The entries of the next season: by the frozen tables of a closed season, else by the tables as they are now. */
export function nextSeasonOf(
  season: SeasonFacts,
  shown: readonly ShownDivision[],
  playoffs: Readonly<Record<number, readonly number[]>> = {},
): Promotion {
  const leaving = season.entries.filter((entry) => !isIn(entry)).map(({ no }) => no)
  return promotionOf(season.final ?? finalTables(season, shown), season.rules, { leaving, playoffs })
}
