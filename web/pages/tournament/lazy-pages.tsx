import type { Section } from '#core/addresses/paths.ts'
import type { tournamentPageName } from '#core/addresses/tournament-page-name.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { lazyView, type LazyView } from '../../navigation/lazy-view.tsx'
import type { CrosstableProps } from '../../parts/standings/opponent-crosstable.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** `id` is the id or vanity URL, as in the address. */
interface PageProps {
  snapshot: Snapshot
  id: string
}

export const DashboardPage = lazyView<PageProps>(async () => (await import('./dashboard.tsx')).DashboardPage)
export const PairingsPage = lazyView(async () => (await import('./pairings.tsx')).PairingsPage)
export const BoardsPage = lazyView(async () => (await import('./boards.tsx')).BoardsPage)
export const WhyPage = lazyView(async () => (await import('./why.tsx')).WhyPage)
export const RankPage = lazyView(async () => (await import('./rank.tsx')).RankPage)
export const CheckDraw = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('../../parts/why/check-draw.tsx')).CheckDraw,
  { edge: false },
)
export const WhatIfPage = lazyView<PageProps>(async () => (await import('./what-if.tsx')).WhatIfPage)
export const StatsPage = lazyView(async () => (await import('./stats.tsx')).StatsPage)
export const PrizesPage = lazyView<PageProps>(async () => (await import('./prizes.tsx')).PrizesPage)
export const AnnouncementsPage = lazyView(async () => (await import('./announcements.tsx')).AnnouncementsPage)
export const TvPage = lazyView(async () => (await import('./tv.tsx')).TvPage)
export const RulesPage = lazyView(async () => (await import('./rules.tsx')).RulesPage)
export const Moment = lazyView(async () => (await import('../../parts/history/moment.tsx')).Moment)
export const HistoryPage = lazyView<PageProps>(async () => (await import('./history.tsx')).HistoryPage)
export const CaptainPage = lazyView<PageProps>(
  import.meta.env.SSR ? undefined : async () => (await import('./captain.tsx')).CaptainPage,
  { edge: false, placeholder: <Skeleton rows={12} /> },
)
export const NormsPage = lazyView<PageProps>(
  import.meta.env.SSR ? undefined : async () => (await import('./norms.tsx')).NormsPage,
  { edge: false, placeholder: <Skeleton rows={12} /> },
)
export const PrintPage = lazyView<PageProps>(
  import.meta.env.SSR ? undefined : async () => (await import('./print.tsx')).PrintPage,
  { edge: false, placeholder: <Skeleton rows={12} /> },
)
/** Its pages turn by the browser’s clock. */
export const ScreenPage = lazyView<PageProps>(
  import.meta.env.SSR ? undefined : async () => (await import('./screen.tsx')).ScreenPage,
  { edge: false },
)
export const BracketPage = lazyView(async () => (await import('./bracket.tsx')).BracketPage)
export const ResultsPage = lazyView<PageProps>(async () => (await import('./results.tsx')).ResultsPage)
export const PlayersPage = lazyView<PageProps>(async () => (await import('./players.tsx')).PlayersPage)
export const PlayerPage = lazyView(async () => (await import('./player.tsx')).PlayerPage)
export const CrosstablePage = lazyView(
  async () => (await import('../../parts/standings/opponent-crosstable.tsx')).OpponentCrosstable,
)
export const SideCrosstable = lazyView<CrosstableProps>(
  import.meta.env.SSR
    ? undefined
    : async () => (await import('../../parts/standings/side-crosstable.tsx')).SideCrosstable,
  { edge: false, placeholder: <Skeleton rows={12} /> },
)
export const SideScore = lazyView(async () => (await import('../../parts/standings/side-score.tsx')).SideScore)
export const GroupBar = lazyView(async () => (await import('../../parts/standings/group-bar.tsx')).GroupBar)
export const IndividualPage = lazyView(async () => (await import('./individual.tsx')).IndividualPage)

const PAGES: Partial<Record<ReturnType<typeof tournamentPageName>, Pick<LazyView<never>, 'preload'>>> = {
  dashboard: DashboardPage,
  pairings: PairingsPage,
  boards: BoardsPage,
  why: WhyPage,
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
  bracket: BracketPage,
  results: ResultsPage,
  individual: IndividualPage,
  players: PlayersPage,
  player: PlayerPage,
  rank: RankPage,
}

/** Preloads a section's code, and that of the page inside it where it is a separate chunk. */
export async function preloadTournamentPage(
  section: Section,
  shown: ReturnType<typeof tournamentPageName> = section,
): Promise<void> {
  await Promise.all([PAGES[section]?.preload(), PAGES[shown]?.preload()])
}
