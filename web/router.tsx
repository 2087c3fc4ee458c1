import { lazy, Suspense, useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { navigate, usePathname } from 'wouter/use-browser-location'
import { place, type Place } from '#core/contract/paths.ts'
import { siteQueries } from './api/site.ts'
import { useSiteRoom } from './live/use-site-room.ts'
import { HomeSkeleton } from './pages/home-skeleton.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { TournamentPage } from './pages/tournament/page.tsx'
import { Layout } from './shell/layout.tsx'
import { Waiting } from './shell/waiting.tsx'
import { useArrival } from './shell/use-arrival.ts'

const HomePage = lazy(async () => ({ default: (await import('./pages/home.tsx')).HomePage }))
const NewsPage = lazy(async () => ({ default: (await import('./pages/news.tsx')).NewsPage }))
const TeamsPage = lazy(async () => ({ default: (await import('./pages/teams.tsx')).TeamsPage }))
const UsersPage = lazy(async () => ({ default: (await import('./pages/users.tsx')).UsersPage }))
const ApiPage = lazy(async () => ({ default: (await import('./pages/api.tsx')).ApiPage }))
const EmbedPage = lazy(async () => ({ default: (await import('./pages/embed.tsx')).EmbedPage }))
const ProfilePage = lazy(async () => ({ default: (await import('./pages/profile/page.tsx')).ProfilePage }))
const MatchPage = lazy(async () => ({ default: (await import('./pages/match.tsx')).MatchPage }))
const ContactPage = lazy(async () => ({ default: (await import('./pages/contact.tsx')).ContactPage }))
const FeedbackPage = lazy(async () => ({ default: (await import('./pages/feedback.tsx')).FeedbackPage }))
const LoginPage = lazy(async () => ({ default: (await import('./pages/login.tsx')).LoginPage }))
const MePage = lazy(async () => ({ default: (await import('./pages/me.tsx')).MePage }))
const MarkdownPage = lazy(async () => ({ default: (await import('./pages/markdown-page.tsx')).MarkdownPage }))

/** A page of prose is longer than a screen. */
const PROSE = 30

/** Every page and where it is. */
export function Router() {
  const pathname = usePathname()
  // The Worker knows of some addresses that nothing is there, though they look well.
  const isMissing = useQueryClient().getQueryData(siteQueries.missingPath().queryKey) === pathname
  const where: Place = isMissing ? { page: 'unknown' } : place(pathname)
  useArrival(room(where))
  useSiteRoom(where)
  return (
    <Layout at={pathname}>
      <Page where={where} />
    </Layout>
  )
}

function Page({ where }: { where: Place }) {
  switch (where.page) {
    case 'home':
      return (
        <Suspense fallback={<HomeSkeleton />}>
          <HomePage />
        </Suspense>
      )
    case 'tournament':
      return <TournamentPage key={where.id} id={where.id} section={where.section} round={where.round} />
    case 'news':
      return <NewsPage />
    case 'teams':
      return <TeamsPage />
    case 'users':
      return <UsersPage />
    case 'api':
      return <ApiPage />
    case 'embed':
      return <EmbedPage />
    case 'profile':
      return <ProfilePage key={`${where.of} ${where.id}`} of={where.of} id={where.id} tab={where.tab} />
    case 'match':
      return <MatchPage key={where.id} id={where.id} index={where.index} />
    case 'markdown':
      return (
        <Suspense fallback={<Waiting rows={PROSE} />}>
          <MarkdownPage key={where.name} name={where.name} />
        </Suspense>
      )
    case 'contact':
      return <ContactPage />
    case 'feedback':
      return <FeedbackPage key={where.id} id={where.id} />
    case 'login':
      return <LoginPage mode={where.mode} />
    case 'me':
      return <MePage rest={where.rest} />
    case 'moved':
      return <Moved to={where.to} />
    case 'unknown':
      return <NotFoundPage />
    default:
      return where satisfies never
  }
}

/** An old address is replaced, so that "back" does not lead to it again. */
function Moved({ to }: { to: string }) {
  useEffect(() => navigate(to + location.search + location.hash, { replace: true }), [to])
  return null
}

/** Pages between which a reader stays where they are: the rounds of one section. */
function room(where: Place): string {
  if (where.page === 'tournament') return `${where.id}/${where.section}`
  if (where.page === 'profile') return `${where.of}/${where.id}`
  if (where.page === 'match') return where.id
  return where.page === 'markdown' ? where.name : where.page
}
