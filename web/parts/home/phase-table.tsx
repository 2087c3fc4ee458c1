import type { Phase } from '#core/tournament/phase.ts'
import type { TournamentRow } from '../../api/answers.ts'
import { eventStar, starredFirst, useStars } from '../../hooks/use-stars.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { PanelFoot } from '../../ui/panel.tsx'
import { TournamentTable } from './tournament-table.tsx'

/** Finished tournaments that are shown before all are wanted. */
const FINISHED = 6
const TITLES = { live: 'Live', upcoming: 'Upcoming', finished: 'Finished' }

/** The tournaments of one phase; a few, until `all` are wanted. `isComplete`: no more of them are elsewhere. */
export function PhaseTable({ phase, rows: newestFirst, isComplete, all, onAll }: PhaseTableProps) {
  const rows = starredFirst(newestFirst, useStars(), ({ id }) => [eventStar(id)])
  if (rows.length === 0) return null
  const folded = !all && (!isComplete || rows.length > FINISHED)
  return (
    <TournamentTable
      phase={phase}
      title={
        <>
          {phase === 'live' && <LiveBadge />}
          {TITLES[phase]}
        </>
      }
      total={isComplete ? rows.length : undefined}
      rows={folded ? rows.slice(0, FINISHED) : rows}
    >
      {folded && (
        <PanelFoot>
          <button type="button" onClick={onAll}>
            Show all finished tournaments
          </button>
        </PanelFoot>
      )}
    </TournamentTable>
  )
}

interface PhaseTableProps {
  phase: Phase
  rows: TournamentRow[]
  isComplete: boolean
  all: boolean
  onAll: () => void
}
