import { Suspense } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import type { Section } from '#core/addresses/paths.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useTitle } from '../../hooks/use-title.ts'
import { useTournamentRoom } from '../../live/use-tournament-room.ts'
import { TournamentHeader } from '../../parts/tournament/tournament-header.tsx'
import { Boundary } from '../../shell/boundary.tsx'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { AnnouncementsPage, DashboardPage, RulesPage, StatsPage, TvPage } from './lazy-pages.ts'
import { PairingsPage } from './pairings.tsx'
import { SectionSkeleton, TournamentSkeleton } from './skeleton.tsx'
import { StandingsPage } from './standings.tsx'
import { useAddress } from './use-address.ts'

interface Address {
  /** The tournament's id or vanity URL. */
  id: string
  section: Section
  round?: string | undefined
}

/** A tournament's pages: its header, tabs and the section that the address names, kept current by its room. */
export function TournamentPage(address: Address) {
  return (
    <Suspense fallback={<TournamentSkeleton section={address.section} />}>
      <Tournament {...address} />
    </Suspense>
  )
}

const SECTIONS = {
  dashboard: DashboardPage,
  pairings: PairingsPage,
  standings: StandingsPage,
  stats: StatsPage,
  announcements: AnnouncementsPage,
  tv: TvPage,
  rules: RulesPage,
}

function Tournament({ id, section, round }: Address) {
  const { data: event } = useSuspenseQuery(tournamentQueries.snapshot(id))
  const { data: watching } = useQuery(tournamentQueries.online(id))
  // Other sections say how many there are when that is known, and do not ask.
  const { data: announcements } = useQuery({
    ...tournamentQueries.announcements(id),
    enabled: section === 'dashboard' || section === 'announcements',
  })
  useTournamentRoom(id)
  useAddress(event, id, section, round)
  useTitle(PAGES.tournament.title(event, { section, round }))
  const Page = SECTIONS[section]
  return (
    <>
      <TournamentHeader
        event={event}
        id={id}
        section={section}
        announcements={announcements?.length}
        watching={watching}
      />
      <div className={classes(layout.wrap, layout.page)}>
        <Boundary key={section} at={`${section}/${round}`} what="Couldn’t load this section" part>
          <Suspense fallback={<SectionSkeleton section={section} />}>
            <Page event={event} id={id} word={round} />
          </Suspense>
        </Boundary>
      </div>
    </>
  )
}
