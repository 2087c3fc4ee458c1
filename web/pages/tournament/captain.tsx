import * as say from '#words/captains.js'
import { useLocation } from 'react-router-dom'
import { loginPath } from '#core/addresses/return-path.ts'
import { useQuery } from '@tanstack/react-query'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useMe } from '../../api/session.ts'
import { fixturesQuery } from '../../api/fixtures.ts'
import { FixtureCard } from '../../parts/captain/fixture-card.tsx'
import { SquadPanel } from '../../parts/captain/squad-panel.tsx'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What the captains of an event’s teams arrange: times, line-ups, results, protests. */
export function CaptainPage({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const me = useMe()
  const { pathname } = useLocation()
  const { data, error, refetch } = useQuery({ ...fixturesQuery(id), enabled: Boolean(me) })
  if (!me)
    return (
      <EmptyState
        sentence={say.forCaptains()}
        button={<ButtonLink href={loginPath(pathname)}>{say.signIn()}</ButtonLink>}
      >
        {say.signInAsCaptain()}
      </EmptyState>
    )
  if (error && !data) return <ErrorPanel what={say.couldntLoad()} why={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={8} />
  if (data.teams.length === 0) return <EmptyState sentence={say.forCaptains()}>{say.noTeamOfYours()}</EmptyState>
  return (
    <div className={layout.mainSide}>
      <div className={layout.stack}>
        {data.fixtures.length === 0 && (
          <EmptyState drawing="draw" sentence={say.noMatchesYet()}>
            {say.matchesComeWithDraw()}
          </EmptyState>
        )}
        {data.fixtures.map((fixture) => (
          <FixtureCard key={fixture.id} {...{ snapshot, id, fixture }} />
        ))}
      </div>
      <aside className={layout.stack} aria-label={say.yourTeams()}>
        {data.teams.map(({ no, name }) => (
          <SquadPanel key={no} snapshot={snapshot} id={id} team={no} name={name} />
        ))}
      </aside>
    </div>
  )
}
