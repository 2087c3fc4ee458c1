import { useQuery } from '@tanstack/react-query'
import type { DivisionOddsRow, SeasonOdds } from '#core/rows/season-odds.ts'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import type { SeasonDivisionRow } from '#core/rows/season-table.ts'
import { isSameDivision, type DivisionKey } from '#core/season/facts.ts'
import { seasonOddsQuery } from '../../api/season-odds.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import type { NamedOdds } from './matters-panel.tsx'

/** The odds of a season; `data` comes after hydration. Undefined unless the season has fixtures to come. */
export function useSeasonOdds({ league, season }: SeasonAnswer): { data: SeasonOdds | undefined } | undefined {
  const isHydrated = useHydrated()
  const isOpen = ['published', 'running', 'break'].includes(season.state)
  const { data } = useQuery({ ...seasonOddsQuery(league.id, season.id), enabled: isHydrated && isOpen })
  return isOpen ? { data } : undefined
}

export const oddsOf = ({ data }: { data: SeasonOdds | undefined }, key: DivisionKey): DivisionOddsRow | undefined =>
  data?.divisions.find((odds) => isSameDivision(odds, key))

/** The odds of divisions with the names of their teams. */
export const namedOdds = (divisions: readonly SeasonDivisionRow[], data: SeasonOdds): NamedOdds[] =>
  divisions.flatMap((division) => {
    const odds = oddsOf({ data }, division)
    const names = new Map(division.rows.map(({ no, name }) => [no, name]))
    return odds ? [{ odds, nameOf: (no: number) => names.get(no) ?? '' }] : []
  })
