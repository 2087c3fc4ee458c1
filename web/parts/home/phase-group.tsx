import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { phase, type Phase } from '#core/tournament/phase.ts'
import type { TournamentRow } from '../../api/rows.ts'
import { ROWS, siteQueries } from '../../api/site.ts'
import { Live } from '../../ui/live.tsx'
import { PanelFoot } from '../../ui/panel.tsx'
import { TournamentTable } from './tournament-table.tsx'

/** Finished tournaments that are shown before all are asked for. */
const FINISHED = 6
const TITLES = { live: 'Live', upcoming: 'Upcoming', finished: 'Finished' }

/**
 * The tournaments of one phase. The list holds the newest of all; when it is full, those of a phase are asked for, at once
 * for what goes on and what is to come, on demand for what is over.
 */
export function PhaseGroup({ wanted, newest }: { wanted: Phase; newest: TournamentRow[] }) {
  const [all, setAll] = useState(wanted !== 'finished')
  const cut = newest.length >= ROWS
  const { data } = useQuery({ ...siteQueries.ofPhase(wanted), enabled: cut && all })
  const known = data ?? newest.filter((row) => phase(row) === wanted)
  if (known.length === 0) return null
  const folded = !all && (cut || known.length > FINISHED)
  return (
    <TournamentTable
      title={
        <>
          {wanted === 'live' && <Live />}
          {TITLES[wanted]}
        </>
      }
      total={cut && !data ? undefined : known.length}
      rows={folded ? known.slice(0, FINISHED) : known}
    >
      {folded && (
        <PanelFoot>
          <button type="button" onClick={() => setAll(true)}>
            Show all finished tournaments
          </button>
        </PanelFoot>
      )}
    </TournamentTable>
  )
}
