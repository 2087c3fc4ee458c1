import * as say from '#words/seasonPages.js'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import type { DivisionTableRow, SeasonDivisionRow } from '#core/rows/season-table.ts'
import { ordinal } from '#core/text/ordinal.ts'
import layout from '../../styles/layout.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './facts.module.css'
import { useOwnTeams } from './own-teams.ts'
import { teamNames } from './team-names.ts'

/** The next fixture and the place of each team of the reader. */
export function OwnTeamPanel({ answer }: { answer: SeasonAnswer }) {
  const isOwn = useOwnTeams()
  return answer.divisions.flatMap((division) =>
    division.rows
      .filter(({ team }) => isOwn(team))
      .map((row) => <OwnTeam key={`${division.tier}-${division.group}-${row.no}`} division={division} row={row} />),
  )
}

function OwnTeam({ division, row: { name, rank, next } }: { division: SeasonDivisionRow; row: DivisionTableRow }) {
  const opponent = next ? teamNames(division).get(next.opponent) : undefined
  return (
    <Panel title={<bdi>{name}</bdi>} count={<em className={layout.you}>{say.yourTeam()}</em>}>
      <dl className={styles.facts}>
        {division.after > 0 && rank !== null && (
          <>
            <dt>{say.place()}</dt>
            <dd>{say.placeOf({ place: ordinal(rank), division: division.name })}</dd>
          </>
        )}
        {next && opponent !== undefined && (
          <>
            <dt>{say.headNext()}</dt>
            <dd>{next.isHome ? say.nextHome({ opponent }) : say.nextAway({ opponent })}</dd>
          </>
        )}
        {next && next.start !== null && (
          <>
            <dt>{say.when()}</dt>
            <dd>
              <Time at={next.start} as="plan" />
            </dd>
          </>
        )}
      </dl>
    </Panel>
  )
}
