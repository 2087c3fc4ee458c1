import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Phase } from '#core/tournament/phase.ts'
import type { TournamentRow } from './answers.ts'
import { get } from './client.ts'

const MAX_ROWS = '100'

/** All public tournaments of a phase, newest first, page by page. */
export const phaseQuery = (phase: Phase) =>
  queryOptions({
    queryKey: queryKeys.tournamentsOfPhase(phase),
    async queryFn({ signal }) {
      const rows: TournamentRow[] = []
      for (;;) {
        const after = rows.at(-1)?.id
        const page = await get('/tournaments', { query: { phase, limit: MAX_ROWS, ...(after && { after }) }, signal })
        rows.push(...page)
        if (page.length < Number(MAX_ROWS)) return rows
      }
    },
  })
