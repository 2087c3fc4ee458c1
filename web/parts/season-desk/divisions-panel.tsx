import * as say from '#words/seasonDesk.js'
import { managePath } from '#core/addresses/paths.ts'
import type { PlannedDivision, SeasonDesk } from '#core/rows/season-desk.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Flag } from '../people/flag.tsx'
import styles from './season-desk.module.css'
import type { SeasonTabProps } from './tab-props.ts'

/** The divisions with their teams by seat; each has the desk of its own tournament once the fixtures are made. */
export function DivisionsPanel({ desk, actions }: SeasonTabProps) {
  const { divisions, steps } = desk
  if (divisions.length === 0) {
    return (
      <Panel title={say.divisions()}>
        <EmptyState sentence={say.noDivisionsYet()}>{say.divisionsAfterEntries()}</EmptyState>
      </Panel>
    )
  }
  return (
    <>
      {divisions.map((division) => (
        <DivisionPanel key={`${division.tier}-${division.group}`} division={division} desk={desk} />
      ))}
      {steps.includes('divide') && (
        <p className={styles.again}>
          {say.divideAgainHint()}
          <Button small disabled={actions.isBusy} onClick={() => void actions.change({ type: 'divide' })}>
            {say.divideAgain()}
          </Button>
        </p>
      )}
    </>
  )
}

function DivisionPanel({ division, desk }: { division: PlannedDivision; desk: SeasonDesk }) {
  const { name, tournament, entries, fixtures } = division
  const teamOf = (no: number) => desk.entries.find(({ entry }) => entry === no)
  return (
    <Panel
      title={<bdi>{name}</bdi>}
      count={say.teamsAndRounds({ teams: entries.length, rounds: fixtures.length })}
      action={
        tournament !== null && (
          <ButtonLink small href={managePath(tournament)}>
            {say.divisionDesk()}
          </ButtonLink>
        )
      }
    >
      <ol className={styles.seats}>
        {entries.map((no, at) => (
          <li key={no}>
            <b>{at + 1}</b>
            <Flag code={teamOf(no)?.nationality ?? ''} />
            <bdi>{teamOf(no)?.name}</bdi>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
