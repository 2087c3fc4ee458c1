import * as say from '#words/seasonPages.js'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN } from '../../ui/icons.ts'
import { useTimes } from '../../ui/time.tsx'
import { FixtureRow } from './fixture-row.tsx'
import styles from './fixture-row.module.css'
import { currentRound, type FixtureView, type RoundView } from './fixture-views.ts'
import { useOwnTeams } from './own-teams.ts'

/** All rounds in order, each folded but the current one. */
export function FixtureRounds({ rounds, several }: { rounds: RoundView[]; several: boolean }) {
  const current = currentRound(rounds)
  return rounds.map((round) => (
    <RoundFold key={round.round} round={round} several={several} startsOpen={round === current} />
  ))
}

/** The rows of a folded round are rendered once it is opened: a season may have a thousand. */
function RoundFold({ round, several, startsOpen }: { round: RoundView; several: boolean; startsOpen: boolean }) {
  const [wasOpen, setOpen] = useState(startsOpen)
  return (
    <details
      className={styles.fold}
      open={startsOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}
    >
      <summary>
        {say.roundNumber({ round: round.round })}
        <RoundWindow round={round} />
        <Icon of={CHEVRON_DOWN} />
      </summary>
      {wasOpen && <FixtureList views={round.fixtures} several={several} />}
    </details>
  )
}

/** `Sat 28 Nov, 19:00 – Sun 29 Nov, 23:59` */
export function RoundWindow({ round: { start, until } }: { round: Pick<RoundView, 'start' | 'until'> }) {
  const times = useTimes()
  if (start === null) return null
  const from = times(start, 'plan')
  return <span>{until === null ? from : say.window({ from, until: times(until, 'plan') })}</span>
}

/** `several`: whether fixtures of more than one division are listed, so that each names its own. */
export function FixtureList({ views, several }: { views: FixtureView[]; several: boolean }) {
  const isOwn = useOwnTeams()
  return (
    <ol>
      {views.map((view) => (
        <FixtureRow
          key={`${view.fixture.tier}-${view.fixture.group}-${view.fixture.round}-${view.fixture.home}`}
          view={view}
          isOwn={isOwn(view.home?.team ?? null) || isOwn(view.away?.team ?? null)}
          where={several ? view.division.name : undefined}
        />
      ))}
    </ol>
  )
}
