import * as say from '#words/entries.js'
import { Link } from 'react-router-dom'
import { federationTable } from '#core/standings/federation-table.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { countryName } from '../people/country-name.ts'
import { Flag } from '../people/flag.tsx'
import { Points } from '../tournament/points.tsx'
import styles from './federations.module.css'

/** The federations of the entries, and their scores. `hrefOf` gives the address of a federation's entries. */
export function Federations({ snapshot, hrefOf }: { snapshot: Snapshot; hrefOf: (code: string) => string }) {
  const { settings, round } = snapshot
  const figure = classes(table.num, table.figure)
  return (
    <table className={classes(table.table, table.fixed, styles.table)}>
      <caption className={layout.heard}>{say.federations()}</caption>
      <thead>
        <tr>
          <th scope="col">{say.federation()}</th>
          <th scope="col" className={classes(table.num, styles.figure)}>
            {settings.competitors === 'team' ? say.teams() : say.players()}
          </th>
          {settings.showRatings && (
            <th scope="col" className={classes(table.num, styles.figure)} title={say.averageRating()}>
              {say.averageHead()}
            </th>
          )}
          {round > 0 && (
            <>
              <th scope="col" className={classes(table.num, styles.figure)}>
                {say.points()}
              </th>
              <th scope="col" className={classes(table.num, layout.wide, styles.figure)} title={say.rankOfTheBest()}>
                {say.bestRank()}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {federationTable(snapshot).map(({ code, players, averageRating, points, bestRank }) => (
          <tr key={code}>
            <th scope="row" className={styles.name}>
              <div>
                <Flag code={code} />
                <Link to={hrefOf(code)} title={countryName(code)}>
                  {countryName(code)}
                </Link>
              </div>
            </th>
            <td className={figure}>{players}</td>
            {settings.showRatings && <td className={figure}>{averageRating ?? '–'}</td>}
            {round > 0 && (
              <>
                <td className={table.num}>
                  <Points of={points} />
                </td>
                <td className={classes(figure, layout.wide)}>{bestRank}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
