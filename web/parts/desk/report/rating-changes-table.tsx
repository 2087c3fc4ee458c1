import * as say from '#words/ratingReport.js'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { RatedPlayer } from '#core/standings/rating-changes.ts'
import { formatPoints } from '#core/text/score.ts'
import layout from '../../../styles/layout.module.css'
import { classes } from '../../../ui/classes.ts'
import table from '../../../ui/table.module.css'
import { formatChange } from '../../card/card-figures.ts'
import styles from './report-dialog.module.css'

/** The rating of each player, and what this tournament changes in it. */
export function RatingChangesTable({ snapshot, rated }: { snapshot: Snapshot; rated: RatedPlayer[] }) {
  return (
    <div className={styles.scroll}>
      <table className={classes(table.table, styles.ratings)}>
        <caption className={layout.heard}>{say.ratingChanges()}</caption>
        <thead>
          <tr>
            <th scope="col">{say.playerHead()}</th>
            <th scope="col" className={table.num}>
              {say.ratingHead()}
            </th>
            <th scope="col" className={table.num}>
              {say.gamesHead()}
            </th>
            <th scope="col" className={table.num}>
              {say.scoreHead()}
            </th>
            <th scope="col" className={table.num}>
              {say.kHead()}
            </th>
            <th scope="col" className={table.num}>
              {say.changeHead()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rated.map(({ player, rating, change, points }) => (
            <tr key={player}>
              <th scope="row">
                <bdi>{distinctName(snapshot, player)}</bdi>
              </th>
              <td className={table.num}>{rating}</td>
              <td className={table.num}>{change.games}</td>
              <td className={table.num}>{formatPoints(points)}</td>
              <td className={table.num}>{change.k}</td>
              <td className={table.num}>{formatChange(change.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
