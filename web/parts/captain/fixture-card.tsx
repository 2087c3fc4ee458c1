import * as say from '#words/captains.js'
import { T } from '../../ui/t.tsx'
import { useQuery } from '@tanstack/react-query'
import { matchPath } from '#core/addresses/paths.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { CaptainFixture } from '../../api/fixtures.ts'
import { lineUpQueries } from '../../api/line-ups.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { OwnMatch } from '../line-up/own-teams.tsx'
import { ReportButton } from '../report/report-button.tsx'
import { MatchCase } from './match-case.tsx'
import { MiniForms } from './mini-forms.tsx'
import { TimeTalk } from './time-talk.tsx'
import { WarningList } from './warning-list.tsx'
import styles from './captain.module.css'

const STATES: Record<CaptainFixture['state'], () => string> = {
  planned: say.statePlanned,
  proposed: say.stateProposed,
  countered: say.stateCountered,
  agreed: say.stateAgreed,
  set: say.stateSet,
  open: say.stateOpen,
  playing: say.statePlaying,
  over: say.stateOver,
  confirmed: say.stateConfirmed,
  forfeited: say.stateForfeited,
  postponed: say.statePostponed,
  annulled: say.stateAnnulled,
}
const ARRANGED: CaptainFixture['state'][] = ['planned', 'proposed', 'countered', 'agreed', 'set', 'open', 'postponed']

/** Everything that a captain does about one match. */
export function FixtureCard({ snapshot, id, fixture }: { snapshot: Snapshot; id: string; fixture: CaptainFixture }) {
  const { round, no, state, warnings, teams } = fixture
  const hasMinis = snapshot.settings.segments.length > 0
  const isAhead = ARRANGED.includes(state)
  const nameOf = (team: number) => competitorName(snapshot, snapshot.players.no.indexOf(team))
  return (
    <Panel
      title={
        // One item in the head of the panel, so that it wraps as a sentence.
        <span>
          <T
            of={say.fixtureTitle({
              first: <bdi>{nameOf(teams[0])}</bdi>,
              second: <bdi>{nameOf(teams[1])}</bdi>,
              round,
            })}
          />
        </span>
      }
      action={
        <span className={styles.state} data-state={state}>
          {STATES[state]()}
        </span>
      }
    >
      <WarningList warnings={warnings} />
      {isAhead && <TimeTalk id={id} fixture={fixture} zone={snapshot.settings.timeZone} nameOf={nameOf} />}
      {isAhead && <FixtureLineUp {...{ snapshot, id, round, no }} />}
      {hasMinis && <MiniForms snapshot={snapshot} id={id} fixture={fixture} nameOf={nameOf} />}
      <MatchCase id={id} fixture={fixture} nameOf={nameOf} />
      <div className={styles.foot}>
        <ButtonLink small href={matchPath(fixture.id)}>
          {say.openMatch()}
        </ButtonLink>
        {!hasMinis && <ReportButton id={fixture.id} />}
      </div>
    </Panel>
  )
}

interface FixtureLineUpProps {
  snapshot: Snapshot
  id: string
  round: number
  no: number
}

function FixtureLineUp({ snapshot, id, round, no }: FixtureLineUpProps) {
  const { data } = useQuery(lineUpQueries.ofRound(id, round))
  const match = data?.matches.find((one) => one.no === no)
  return match ? <OwnMatch {...{ snapshot, id, match, round }} boards={data!.boards} /> : null
}
