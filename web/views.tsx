import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { Route, RouteOf } from '#core/addresses/paths.ts'
import { lazyView, optionalView, type LazyView } from './navigation/lazy-view.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { Redirect } from './pages/redirect.tsx'
import { TournamentPage } from './pages/tournament/page.tsx'
import { FormPageSkeleton } from './shell/form-skeleton.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { Skeleton } from './ui/skeleton.tsx'

/** Fills a screen: prose is longer. */
const PROSE_ROWS = 30

const HomeSkeleton = optionalView(async () => (await import('./pages/home-skeleton.tsx')).HomeSkeleton)
const HOME_SKELETON = (
  <Suspense>
    <HomeSkeleton />
  </Suspense>
)

interface PageView<Props> {
  View: ComponentType<Props> | LazyView<Props>
  /** Shown until the view's code and data are loaded. */
  skeleton?: ReactNode
}

/** The view and skeleton of each page; the view gets its route as props. */
const VIEWS: { [Page in Route['page']]: PageView<RouteOf<Page>> } = {
  home: { View: lazyView(async () => (await import('./pages/home.tsx')).HomePage), skeleton: HOME_SKELETON },
  events: { View: lazyView(async () => (await import('./pages/events.tsx')).EventsPage) },
  news: { View: lazyView(async () => (await import('./pages/news.tsx')).NewsPage) },
  teams: { View: lazyView(async () => (await import('./pages/teams.tsx')).TeamsPage) },
  users: { View: lazyView(async () => (await import('./pages/users.tsx')).UsersPage) },
  api: { View: lazyView(async () => (await import('./pages/api.tsx')).ApiPage) },
  embed: { View: lazyView(async () => (await import('./pages/embed.tsx')).EmbedPage) },
  contact: { View: lazyView(async () => (await import('./pages/contact.tsx')).ContactPage) },
  figures: { View: lazyView(async () => (await import('./pages/figures.tsx')).FiguresPage) },
  check: { View: lazyView(async () => (await import('./pages/check.tsx')).CheckPage) },
  letters: { View: lazyView(async () => (await import('./pages/letters.tsx')).LettersPage) },
  following: { View: lazyView(async () => (await import('./pages/following.tsx')).FollowingPage) },
  feedback: { View: lazyView(async () => (await import('./pages/feedback.tsx')).FeedbackPage) },
  login: { View: lazyView(async () => (await import('./pages/login.tsx')).LoginPage) },
  me: {
    View: lazyView(import.meta.env.SSR ? undefined : async () => (await import('./pages/me.tsx')).MePage, {
      edge: false,
      placeholder: <PageSkeleton />,
    }),
  },
  profile: { View: lazyView(async () => (await import('./pages/profile/page.tsx')).ProfilePage) },
  newTournament: {
    View: lazyView(
      import.meta.env.SSR ? undefined : async () => (await import('./pages/manage/new.tsx')).NewTournamentPage,
      { edge: false, placeholder: <FormPageSkeleton /> },
    ),
  },
  importTournament: {
    View: lazyView(
      import.meta.env.SSR ? undefined : async () => (await import('./pages/manage/import.tsx')).ImportPage,
      { edge: false, placeholder: <FormPageSkeleton /> },
    ),
  },
  manage: {
    View: lazyView(import.meta.env.SSR ? undefined : async () => (await import('./pages/manage/page.tsx')).ManagePage, {
      edge: false,
      placeholder: <PageSkeleton />,
    }),
  },
  help: {
    View: lazyView(import.meta.env.SSR ? undefined : async () => (await import('./pages/help.tsx')).HelpPage, {
      edge: false,
      placeholder: <Skeleton rows={8} />,
    }),
  },
  season: { View: lazyView(async () => (await import('./pages/season/page.tsx')).SeasonPage) },
  leagues: { View: lazyView(async () => (await import('./pages/season/leagues.tsx')).LeaguesPage) },
  leagueHistory: { View: lazyView(async () => (await import('./pages/season/history.tsx')).LeagueHistoryPage) },
  headToHead: { View: lazyView(async () => (await import('./pages/season/head-to-head.tsx')).HeadToHeadPage) },
  newLeague: {
    View: lazyView(
      import.meta.env.SSR ? undefined : async () => (await import('./pages/season-desk/new.tsx')).NewLeaguePage,
      { edge: false, placeholder: <FormPageSkeleton /> },
    ),
  },
  manageSeason: {
    View: lazyView(
      import.meta.env.SSR ? undefined : async () => (await import('./pages/season-desk/page.tsx')).SeasonDeskPage,
      { edge: false, placeholder: <PageSkeleton /> },
    ),
  },
  festival: { View: lazyView(async () => (await import('./pages/festival/page.tsx')).FestivalPage) },
  newFestival: {
    View: lazyView(
      import.meta.env.SSR ? undefined : async () => (await import('./pages/festival-desk/new.tsx')).NewFestivalPage,
      { edge: false, placeholder: <FormPageSkeleton /> },
    ),
  },
  manageFestival: {
    View: lazyView(
      import.meta.env.SSR ? undefined : async () => (await import('./pages/festival-desk/page.tsx')).FestivalDeskPage,
      { edge: false, placeholder: <PageSkeleton /> },
    ),
  },
  match: { View: lazyView(async () => (await import('./pages/match.tsx')).MatchPage) },
  tournament: { View: TournamentPage },
  markdown: {
    View: lazyView(async () => (await import('./pages/markdown-page.tsx')).MarkdownPage),
    skeleton: <PageSkeleton rows={PROSE_ROWS} />,
  },
  redirect: { View: Redirect },
  unknown: { View: NotFoundPage },
}

export const viewOf = (route: Route): PageView<Route> => VIEWS[route.page] as PageView<Route>
