import * as say from '#words/tournamentPages.js'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { momentOf } from '#core/addresses/moment.ts'
import { PAGES } from '#core/addresses/pages.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { RoomLineContext, useRoomLine } from '../../live/room-line.ts'
import { FlagSheetContext, useFlagSheet } from '../../parts/people/flag-sheet.ts'
import { TournamentHeader } from '../../parts/tournament/tournament-header.tsx'
import { ErrorBoundary } from '../../shell/error-boundary.tsx'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Part } from '../../ui/part.tsx'
import {
  AnnouncementsPage,
  BoardsPage,
  CaptainPage,
  DashboardPage,
  HistoryPage,
  Moment,
  NormsPage,
  PairingsPage,
  PlayerPage,
  PlayersPage,
  PrintPage,
  PrizesPage,
  RankPage,
  RulesPage,
  ScreenPage,
  StatsPage,
  TvPage,
  WhatIfPage,
  WhyPage,
} from './lazy-pages.tsx'
import { SectionSkeleton, TournamentSkeleton } from './tournament-skeleton.tsx'
import styles from './page.module.css'
import { StandingsPage } from './standings.tsx'
import { useCanonicalAddress } from './use-canonical-address.ts'

type TournamentPageProps = Omit<RouteOf<'tournament'>, 'page'>

/** A tournament's pages: header, tabs and the section in the address, kept current by the tournament's room. */
export function TournamentPage(address: TournamentPageProps) {
  return (
    <Part fallback={<TournamentSkeleton section={address.section} />}>
      <TournamentLayout {...address} />
    </Part>
  )
}

const SECTIONS = {
  dashboard: DashboardPage,
  pairings: PairingsPage,
  why: WhyPage,
  boards: BoardsPage,
  standings: StandingsPage,
  'what-if': WhatIfPage,
  stats: StatsPage,
  prizes: PrizesPage,
  announcements: AnnouncementsPage,
  tv: TvPage,
  rules: RulesPage,
  history: HistoryPage,
  captain: CaptainPage,
  norms: NormsPage,
  print: PrintPage,
  screen: ScreenPage,
  players: PlayersPage,
  player: PlayerPage,
  rank: RankPage,
}

function TournamentLayout(route: TournamentPageProps) {
  const { id, section, round, no } = route
  const { data: event } = useSuspenseQuery(tournamentQueries.snapshot(id))
  const { data: watching } = useQuery(tournamentQueries.online(id))
  // Other sections show the count if the announcements are cached, but don't fetch them.
  const { data: announcements } = useQuery({
    ...tournamentQueries.announcements(id),
    enabled: section === 'dashboard' || section === 'announcements',
  })
  const line = useRoomLine(id)
  const flags = useFlagSheet(event.players.nationality)
  useCanonicalAddress(event, id, route)
  useDocumentTitle(PAGES.tournament.title(event, route))
  const Page = SECTIONS[section]
  const at = momentOf(route, new URLSearchParams(useLocation().search).get('at'))
  const shown = (
    <ErrorBoundary key={section} at={`${section}/${round ?? no}`} title={say.couldntLoadThisSection()} inline>
      <Part fallback={<SectionSkeleton section={section} />}>
        <RoomLineContext value={line}>
          {at === undefined ? (
            <Page snapshot={event} id={id} roundParam={round} no={no} />
          ) : (
            <Moment id={id} at={at} Page={Page} roundParam={round} />
          )}
        </RoomLineContext>
      </Part>
    </ErrorBoundary>
  )
  if (section === 'screen') return shown
  return (
    <FlagSheetContext value={flags}>
      <TournamentHeader
        snapshot={event}
        id={id}
        section={section}
        announcements={announcements?.length}
        watching={watching}
      />
      <div className={classes(layout.wrap, layout.page, styles.content)}>{shown}</div>
    </FlagSheetContext>
  )
}
