import { useQuery } from '@tanstack/react-query'
import { phase, type Phase } from '#core/tournament/phase.ts'
import type { TournamentRow } from '../api/answers.ts'
import { phaseQuery } from '../api/phases.ts'
import { PAGE_SIZE } from '../api/site.ts'
import { useEntryState } from '../navigation/entry-state.ts'

/** The tournaments of a phase as far as they are known, and whether these are all. */
export interface PhaseList {
  rows: TournamentRow[]
  isComplete: boolean
}

/**
 * Tournaments by phase. The list holds the newest of all; when it is full, those of a phase are asked for: at once for
 * what goes on and what is to come, for what is over when `loadAll` is called, and `all` tells that it was.
 */
export function usePhases(newest: TournamentRow[]): {
  groups: Record<Phase, PhaseList>
  all: boolean
  loadAll: () => void
} {
  const [all, setAll] = useEntryState('all finished', false)
  const full = newest.length >= PAGE_SIZE
  const live = useQuery({ ...phaseQuery('live'), enabled: full })
  const upcoming = useQuery({ ...phaseQuery('upcoming'), enabled: full })
  const finished = useQuery({ ...phaseQuery('finished'), enabled: full && all })

  const group = (wanted: Phase, asked: TournamentRow[] | undefined): PhaseList => ({
    rows: (full && asked) || newest.filter((row) => phase(row) === wanted),
    isComplete: !full || asked !== undefined,
  })
  return {
    groups: {
      live: group('live', live.data),
      upcoming: group('upcoming', upcoming.data),
      finished: group('finished', finished.data),
    },
    all,
    loadAll: () => setAll(true),
  }
}
