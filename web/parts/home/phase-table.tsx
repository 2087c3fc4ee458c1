import * as say from '#words/home.js'
import { Link } from 'react-router-dom'
import { HOME_ROWS } from '#core/addresses/home-rows.ts'
import type { Phase } from '#core/tournament/phase.ts'
import type { TournamentRow } from '../../api/answers.ts'
import { eventStar } from '#core/people/stars.ts'
import { starredFirst, useStars } from '../../hooks/use-stars.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { PanelFoot } from '../../ui/panel.tsx'
import { TournamentTable } from './tournament-table.tsx'

const TITLES = { live: say.liveTournaments, upcoming: say.upcomingTournaments, finished: say.finishedTournaments }
const ALL = { live: say.allLive, upcoming: say.allUpcoming, finished: say.allFinished }

/** The newest tournaments of one phase, with a link to the list of all events when there are more. */
export function PhaseTable({ phase, rows: newestFirst }: { phase: Phase; rows: TournamentRow[] }) {
  const rows = starredFirst(newestFirst, useStars(), ({ id }) => [eventStar(id)])
  if (rows.length === 0) return null
  const hasMore = rows.length > HOME_ROWS
  return (
    <TournamentTable
      phase={phase}
      title={
        <>
          {phase === 'live' && <LiveBadge />}
          {TITLES[phase]()}
        </>
      }
      total={hasMore ? undefined : rows.length}
      rows={rows.slice(0, HOME_ROWS)}
    >
      {hasMore && (
        <PanelFoot>
          <Link to={`/events?phase=${phase}`}>{ALL[phase]()}</Link>
        </PanelFoot>
      )}
    </TournamentTable>
  )
}
