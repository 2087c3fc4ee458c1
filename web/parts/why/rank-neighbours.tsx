import * as say from '#words/why.js'
import { Link } from 'react-router-dom'
import { competitorPath, rankPath } from '#core/addresses/competitor-path.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { namesakeMark } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { displayFigure } from '#core/standings/format.ts'
import { afterRound } from '#core/snapshot/missing-results.ts'
import { scoreFigure } from '#core/key/figure-id.ts'
import { standings } from '#core/standings/table.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { FigureLink } from '../key/figure-link.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { Points } from '../tournament/points.tsx'
import styles from './rank.module.css'

/** Rows shown on either side. */
const AROUND = 3
/** Tie-break columns shown. */
const COLUMNS = 2

export function RankNeighbours({ snapshot, round, player }: { snapshot: Snapshot; round: number; player: number }) {
  const { columns, rows } = standings(snapshot, round)
  const at = rows.findIndex((row) => row.player === player)
  const shown = rows.slice(Math.max(0, at - AROUND), at + AROUND + 1).filter((row) => row.pool === rows[at]!.pool)
  const of = { event: snapshot.id, round, player }
  const caption = say.standingsCaption({ afterRound: afterRound(snapshot, round) })
  return (
    <Panel title={caption}>
      <table className={classes(table.table, table.tucked, table.dense, table.fixed, styles.around)}>
        <caption className={layout.heard}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{say.nameHead({ isTeam: snapshot.settings.competitors === 'team' })}</th>
            <th scope="col" className={table.num}>
              <FigureLink code={scoreFigure(snapshot.settings)} {...of}>
                {say.scoreHead()}
              </FigureLink>
            </th>
            {columns.slice(0, COLUMNS).map(({ code, name, short }) => (
              <th key={code} scope="col" className={table.num} title={name}>
                <FigureLink code={code} {...of}>
                  {short}
                </FigureLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const name = competitorName(snapshot, row.player)
            return (
              <tr key={row.player} className={row.player === player ? styles.asked : undefined}>
                <td>
                  <Link
                    to={rankPath(snapshot, snapshot.players.no[row.player]!, round)}
                    aria-current={row.player === player ? 'page' : undefined}
                    aria-label={say.whyRank({ rank: row.rank })}
                  >
                    {row.rank}
                  </Link>
                </td>
                <th scope="row">
                  <div>
                    <Flag code={snapshot.players.nationality[row.player]!} />
                    <EntrantName
                      title={snapshot.players.title?.[row.player] ?? ''}
                      name={name}
                      mark={namesakeMark(snapshot, row.player)}
                      href={competitorPath(snapshot, row.player)}
                    />
                  </div>
                </th>
                <td className={table.num}>
                  <Points of={row.score} />
                </td>
                {columns.slice(0, COLUMNS).map((column, at) => (
                  <td key={column.code} className={classes(table.num, table.figure)}>
                    {displayFigure(row.values[at]!, column)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}
