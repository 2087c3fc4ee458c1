import * as sayDaily from '#words/daily.js'
import * as say from '#words/seasonDesk.js'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { PlannedDivision } from '#core/rows/season-desk.ts'
import { movementOf, type Movement } from '#core/season/promotion.ts'
import type { SeasonRules } from '#core/season/rules.ts'
import { SiteScores } from '../desk/results/site-scores-panel.tsx'
import type { SeasonTabProps } from './tab-props.ts'

/** Scores that the chess site changed after the end, in all divisions, with who would go up or down then. */
export function ProposalsPanel({ desk: { league, season, divisions } }: Pick<SeasonTabProps, 'desk'>) {
  const cache = useQueryClient()
  return divisions.map((division) =>
    division.tournament === null ? null : (
      <SiteScores
        key={division.tournament}
        id={division.tournament}
        version={season.version}
        title={say.changedIn({ division: division.name, title: sayDaily.changedAfterEnd() })}
        meaningOf={(moved) => meaning(season.rules, division, moved)}
        onAnswered={() => void cache.invalidateQueries({ queryKey: queryKeys.league(league.id) })}
      />
    ),
  )
}

interface ProposedPlace {
  from: number | null
  to: number | null
}

/** What a new rank changes for the next season; undefined if nothing. */
function meaning(
  rules: SeasonRules,
  { tier, entries }: PlannedDivision,
  { from, to }: ProposedPlace,
): string | undefined {
  const [before, after] = [from, to].map((place) =>
    place === null ? undefined : movementOf(rules, tier, place, entries.length),
  )
  return after === undefined || before === after ? undefined : MEANINGS[after]()
}

const MEANINGS: Record<Movement, () => string> = {
  up: say.wouldGoUp,
  playoffUp: say.wouldPlayOff,
  stay: say.wouldStay,
  playoffDown: say.wouldPlayOff,
  down: say.wouldGoDown,
}
