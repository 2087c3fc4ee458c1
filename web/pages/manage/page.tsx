import { Suspense, useEffect } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { managePath, type RouteOf } from '#core/addresses/paths.ts'
import { loginPath } from '#core/addresses/return-path.ts'
import { useIsSignedOut, useMe } from '../../api/session.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { useKeepFocus } from '../../hooks/keep-focus.ts'
import { useDirects } from '../../hooks/use-directs.ts'
import { whenIdle } from '../../hooks/when-idle.ts'
import { useTournamentRoom } from '../../live/use-tournament-room.ts'
import { DESK_PARTS } from '../../parts/desk/desk-parts.ts'
import { DeskHeader } from '../../parts/desk/desk-header.tsx'
import { ThumbBar } from '../../parts/desk/thumb-bar.tsx'
import { UnreadableEvent } from '../../parts/desk/unreadable-event.tsx'
import { UndoBar } from '../../parts/desk/undo-bar.tsx'
import { DeskKeys } from '../../parts/desk/desk-keys.tsx'
import { useDesk, useDeskFacts } from '../../parts/desk/use-desk.ts'
import { useReadyDraws, withExpectedDraw } from '../../parts/desk/draw/use-ready-draws.ts'
import { WaitingChanges } from '../../parts/desk/waiting-changes.tsx'
import { useKeptDesk } from '../../offline/use-kept-desk.ts'
import { useOutbox } from '../../offline/use-outbox.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PageSkeleton } from '../../shell/page-skeleton.tsx'
import { lazyView } from '../../navigation/lazy-view.tsx'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { NotFoundPage } from '../not-found.tsx'
import { Redirect } from '../redirect.tsx'

const DeskTab = lazyView<TabProps>(async () => (await import('./desk.tsx')).DeskTab)
const ResultsTab = lazyView<TabProps>(async () => (await import('./results.tsx')).ResultsTab)
const DrawTab = lazyView<TabProps>(async () => (await import('./draw.tsx')).DrawTab)
const PlayersTab = lazyView<TabProps>(async () => (await import('./players.tsx')).PlayersTab)
const PrizesTab = lazyView<TabProps>(async () => (await import('./prizes.tsx')).PrizesTab)
const BoardsTab = lazyView<TabProps>(async () => (await import('./boards.tsx')).BoardsTab)
const NormsTab = lazyView<TabProps>(async () => (await import('./norms.tsx')).NormsTab)
const AnnounceTab = lazyView<TabProps>(async () => (await import('./announce.tsx')).AnnounceTab)
const PrintTab = lazyView<TabProps>(async () => (await import('./print.tsx')).PrintTab)
const SettingsTab = lazyView<TabProps>(async () => (await import('./settings.tsx')).SettingsTab)
const HistoryTab = lazyView<TabProps>(async () => (await import('./history.tsx')).HistoryTab)
const ProgramsTab = lazyView<TabProps>(async () => (await import('./programs.tsx')).ProgramsTab)

const TABS = {
  desk: DeskTab,
  results: ResultsTab,
  draw: DrawTab,
  players: PlayersTab,
  prizes: PrizesTab,
  boards: BoardsTab,
  norms: NormsTab,
  announce: AnnounceTab,
  print: PrintTab,
  settings: SettingsTab,
  history: HistoryTab,
  programs: ProgramsTab,
}

/** Views that may be needed later, when the network may be gone. */
const preloadCode = (views: { preload: () => Promise<void> }[]): void => {
  for (const { preload } of views) preload().catch(() => undefined)
}

/** The pages of a tournament's directors. */
export function ManagePage({ id, tab }: Omit<RouteOf<'manage'>, 'page'>) {
  const me = useMe()
  if (useIsSignedOut()) return <Redirect to={loginPath(managePath(id, tab))} />
  return me ? <Directed id={id} tab={tab} /> : <PageSkeleton />
}

function Directed({ id, tab }: Omit<RouteOf<'manage'>, 'page'>) {
  const { isPending, error, refetch } = useQuery(tournamentQueries.snapshot(id))
  if (error?.code === 'unreadable') return <UnreadableEvent id={id} onRetry={() => void refetch()} />
  return isPending ? <PageSkeleton /> : <Readable id={id} tab={tab} />
}

function Readable({ id, tab }: Omit<RouteOf<'manage'>, 'page'>) {
  const { data: snapshot } = useSuspenseQuery(tournamentQueries.snapshot(id))
  return useDirects(snapshot.id) ? <Desk key={snapshot.id} id={id} tab={tab} /> : <NotFoundPage />
}

function Desk({ id, tab }: Omit<RouteOf<'manage'>, 'page'>) {
  const { data: snapshot } = useSuspenseQuery(tournamentQueries.snapshot(id))
  const facts = useDeskFacts(id, snapshot.version, tab === 'results')
  const { outbox, shown } = useOutbox(snapshot, facts, useMe()?.username ?? '')
  const ready = useReadyDraws(shown?.snapshot)
  const actions = withExpectedDraw(useDesk(id, outbox, shown?.snapshot ?? snapshot), ready)
  useKeptDesk(id)
  useTournamentRoom(id)
  useDocumentTitle(PAGES.manage.title(snapshot.name))
  useEffect(() => whenIdle(() => preloadCode([DeskTab, ResultsTab, ...DESK_PARTS])), [])
  const content = useKeepFocus<HTMLDivElement>()
  const Tab = TABS[tab]
  const unsent = { known: snapshot, told: shown?.told ?? [], outbox }
  return (
    <>
      <DeskHeader snapshot={snapshot} id={id} tab={tab} isBusy={actions.isBusy} waiting={shown?.told.length ?? 0} />
      <div ref={content} className={classes(layout.wrap, layout.page)}>
        {shown ? (
          <Suspense fallback={<Skeleton rows={8} />}>
            {/* The results tab asks at the boards instead. */}
            {tab !== 'results' && <WaitingChanges {...unsent} />}
            <Tab
              id={id}
              snapshot={shown.snapshot}
              facts={shown.facts}
              actions={actions}
              waiting={shown.subjects}
              unsent={unsent}
              ready={ready}
            />
          </Suspense>
        ) : (
          <Skeleton rows={8} />
        )}
      </div>
      <UndoBar actions={actions} />
      <DeskKeys id={id} actions={actions} />
      {/* On the results tab the result keys take its place. */}
      {tab !== 'results' && <ThumbBar id={id} tab={tab} settings={snapshot.settings} />}
    </>
  )
}
