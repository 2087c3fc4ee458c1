import * as sayDashboard from '#words/dashboard.js'
import * as say from '#words/tournamentPages.js'
import { Suspense } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { managePath, tournamentPath } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { phase } from '#core/tournament/phase.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useMe } from '../../api/session.ts'
import { useDirects } from '../../hooks/use-directs.ts'
import { useNow } from '../../hooks/use-now.ts'
import { AskPanel } from '../../parts/ask/ask.ts'
import { isByePairing, pairings } from '#core/snapshot/pairing.ts'
import { Leaders } from '../../parts/dashboard/leaders.tsx'
import { RoundPairings } from '../../parts/dashboard/round-pairings.tsx'
import { AnnouncementList } from '../../parts/tournament/announcement-list.tsx'
import { EntryList } from '../../parts/tournament/entry-list.tsx'
import { InfoBox } from '../../parts/tournament/info-box.tsx'
import { lazyView, optionalView } from '../../navigation/lazy-view.tsx'
import { JoinPanel } from '../../parts/tournament/join-panel.tsx'
import { Organiser } from '../../parts/tournament/organiser.tsx'
import { PodiumPanel } from '../../parts/standings/podium-panel.tsx'
import { Schedule } from '../../parts/tournament/schedule.tsx'
import { Stream } from '../../parts/tournament/stream.tsx'
import { ErrorBoundary } from '../../shell/error-boundary.tsx'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './dashboard.module.css'

const WhatHappened = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('../../parts/moments/what-happened.tsx')).WhatHappened,
  { edge: false, placeholder: <div className={classes(styles.happened, styles.first)} /> },
)
const WaitingPanels = lazyView(
  import.meta.env.SSR
    ? undefined
    : async () => (await import('../../parts/tournament/waiting-panels.tsx')).WaitingPanels,
  { edge: false },
)
const EventSwitch = lazyView(async () => (await import('../../parts/spoilers/event-switch.tsx')).EventSwitch)
const KeepSwitch = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('../../parts/offline/keep-switch.tsx')).KeepSwitch,
  { edge: false, placeholder: <div className={styles.keep} /> },
)

interface DashboardProps {
  snapshot: Snapshot
  id: string
}

/** The way to the desk, and what waits there. */
function ForDirectors({ snapshot, id }: DashboardProps) {
  if (!useDirects(snapshot.id)) return null
  return (
    <>
      <ButtonLink href={managePath(id)}>{say.runThisTournament()}</ButtonLink>
      <Suspense>
        <WaitingPanels snapshot={snapshot} />
      </Suspense>
    </>
  )
}

/** Requests to the arbiters, for players and captains. */
function OwnAsks({ snapshot, id }: DashboardProps) {
  const own = useMe()?.managedEntries.some((entry) => entry.startsWith(`${snapshot.id}-`))
  const { active, stage, round, settings } = snapshot
  // A captain submits a line-up for the last round, too.
  const hasNext = round < (settings.totalRounds ?? Infinity) || settings.competitors === 'team'
  if (!own || !active || stage || !hasNext) return null
  return (
    <Suspense>
      <AskPanel snapshot={snapshot} id={id} className={styles.own} />
    </Suspense>
  )
}

/** The tournament at a glance: current pairings, announcements and facts. */
export function DashboardPage({ snapshot, id }: DashboardProps) {
  const { settings, user, players } = snapshot
  const { data: announcements } = useQuery(tournamentQueries.announcements(id))
  const isUpcoming = phase(snapshot) === 'upcoming'
  return (
    <div className={classes(layout.mainSide, styles.page)}>
      <div className={layout.stack}>
        {phase(snapshot) === 'finished' && !snapshot.active && (
          <PodiumPanel snapshot={snapshot} id={id} title={say.finalResult()} className={styles.first} />
        )}
        <Round snapshot={snapshot} id={id} />
        <Leaders snapshot={snapshot} id={id} className={styles.first} />
        {snapshot.round > 0 && (
          <ErrorBoundary at={id} title={sayDashboard.couldntLoad()} inline>
            <Suspense fallback={<div className={classes(styles.happened, styles.first)} />}>
              <WhatHappened snapshot={snapshot} id={id} className={styles.first} />
            </Suspense>
          </ErrorBoundary>
        )}
        <Panel
          id="announcements"
          title={say.announcements()}
          action={
            announcements?.length !== 0 && (
              <Link className={layout.link} to={tournamentPath(id, 'announcements')}>
                {say.allAnnouncements()}
              </Link>
            )
          }
        >
          <ErrorBoundary at={id} title={say.couldntLoadAnnouncements()} inline>
            <Part fallback={<Skeleton rows={3} height={76} head={false} />}>
              <Announcements id={id} />
            </Part>
          </ErrorBoundary>
        </Panel>
        <Stream snapshot={snapshot} id={id} />
        {settings.description && (
          <Panel title={say.description()}>
            <PanelBody>
              <ErrorBoundary at={id} title={say.couldntLoadTheDescription()} inline>
                <div className={styles.prose}>
                  <Part fallback={<div style={{ height: proseHeight(settings.description) }} />}>
                    <Markdown text={settings.description} />
                  </Part>
                </div>
              </ErrorBoundary>
            </PanelBody>
          </Panel>
        )}
      </div>
      <div className={layout.stack}>
        <JoinPanel snapshot={snapshot} id={id} className={isUpcoming ? styles.join : undefined} />
        <OwnAsks snapshot={snapshot} id={id} />
        <ForDirectors snapshot={snapshot} id={id} />
        {snapshot.round > 0 && snapshot.active && <Schedule snapshot={snapshot} id={id} />}
        <Panel title={say.information()} className={styles.information}>
          <InfoBox snapshot={snapshot} />
          <Part>
            <EventSwitch snapshot={snapshot} />
          </Part>
          <Suspense fallback={<div className={styles.keep} />}>
            <KeepSwitch snapshot={snapshot} />
          </Suspense>
        </Panel>
        {user && (
          <Panel title={say.organiser()}>
            <Organiser user={user} />
          </Panel>
        )}
        <Panel
          title={settings.competitors === 'team' ? say.registeredTeams() : say.registeredPlayers()}
          count={players.no.length}
          action={
            players.no.length > 0 && (
              <Link className={layout.link} to={tournamentPath(id, 'players')}>
                {say.startingList()}
              </Link>
            )
          }
        >
          <EntryList snapshot={snapshot} />
        </Panel>
      </div>
    </div>
  )
}

/** An estimate in pixels, for the skeleton. */
const proseHeight = (text: string): number => 24 * Math.ceil(text.length / 80)

function Round({ snapshot, id }: DashboardProps) {
  const now = useNow()
  const hasPairings = pairings(snapshot, snapshot.round).some((pairing) => !isByePairing(pairing))
  if (!hasPairings) {
    return snapshot.dates.some((date) => date !== null) ? (
      <Schedule snapshot={snapshot} id={id} className={styles.first} />
    ) : (
      <Panel title={say.featuredPairings()} className={styles.first}>
        <EmptyState drawing="draw" sentence={say.notDrawnYet()}>
          {say.round1PairingsWillAppear()}
        </EmptyState>
      </Panel>
    )
  }
  return <RoundPairings snapshot={snapshot} id={id} now={now} className={styles.first} />
}

function Announcements({ id }: { id: string }) {
  const { data } = useSuspenseQuery(tournamentQueries.announcements(id))
  return <AnnouncementList announcements={data} />
}
