import * as say from '#words/seasonPages.js'
import { matchPath, tournamentPath } from '#core/addresses/paths.ts'
import type { SeasonFixture } from '#core/rows/season-fixtures.ts'
import type { DivisionTableRow, SeasonDivisionRow } from '#core/rows/season-table.ts'
import { isSameDivision } from '#core/season/facts.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { useTimes } from '../../ui/time.tsx'
import { scoreText } from './fixture-row.tsx'
import styles from './home-away-grid.module.css'

/** Home teams down the side, away teams across. With double rounds every cell has a fixture. */
export function HomeAwayGrid({ division, fixtures }: { division: SeasonDivisionRow; fixtures: SeasonFixture[] }) {
  const { rows, name } = division
  const own = fixtures.filter((fixture) => isSameDivision(fixture, division))
  return (
    // Scrolls sideways by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={layout.scrollX} tabIndex={0} role="region" aria-label={say.gridOf({ division: name })}>
      <table className={classes(table.table, table.tucked, styles.grid)}>
        <caption className={layout.heard}>{say.gridOf({ division: name })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={layout.heard}>{say.home()}</span>
            </th>
            {rows.map(({ no, name: team, code }) => (
              <th key={no} scope="col" title={team}>
                <bdi>{code || team}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((home) => (
            <tr key={home.no}>
              <th scope="row">
                <bdi>{home.name}</bdi>
              </th>
              {rows.map((away) => (
                <td key={away.no} className={home === away ? styles.self : undefined}>
                  {home !== away && <Cells fixtures={between(own, home, away)} tournament={division.tournament?.id} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const between = (fixtures: SeasonFixture[], home: DivisionTableRow, away: DivisionTableRow): SeasonFixture[] =>
  fixtures.filter((fixture) => fixture.home === home.no && fixture.away === away.no)

const Cells = ({ fixtures, tournament }: { fixtures: SeasonFixture[]; tournament: string | undefined }) =>
  fixtures.map((fixture) => <Cell key={fixture.round} fixture={fixture} tournament={tournament} />)

function Cell({ fixture, tournament }: { fixture: SeasonFixture; tournament: string | undefined }) {
  const times = useTimes()
  const { id, round, mp, gp, start, forfeit } = fixture
  const scores = gp ?? mp
  const content = scores ? (
    <>
      <span dir="ltr" className={scores[0] > scores[1] ? styles.won : undefined}>
        {scoreText(scores)}
        {forfeit && ` ${say.forfeitMark()}`}
      </span>
      {mp && gp && <small dir="ltr">{scoreText(mp)}</small>}
    </>
  ) : (
    <>
      <span>{start === null ? say.roundShort({ round }) : times(start, 'day')}</span>
      {start !== null && <small>{say.roundShort({ round })}</small>}
    </>
  )
  const href = id === null ? tournament && tournamentPath(tournament, 'pairings', round) : matchPath(id)
  return href ? (
    <a href={localPath(href)} title={say.roundNumber({ round })}>
      {content}
    </a>
  ) : (
    content
  )
}
