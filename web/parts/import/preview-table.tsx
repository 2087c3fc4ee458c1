import * as say from '#words/import.js'
import { previewRows } from '#core/import/report-facts.ts'
import type { Examination } from '#core/import/examine.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { useState } from 'react'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import styles from './preview-table.module.css'

const FIRST_ROWS = 12

export function PreviewTable({ snapshot, seen, mended, open }: PreviewTableProps) {
  const [isWhole, setWhole] = useState(false)
  const rows = previewRows(snapshot, seen)
  const ranked = rows.filter(({ fileRank }) => fileRank > 0)
  const equal = ranked.filter(({ rank, fileRank }) => rank === fileRank).length
  const { nationality, rating } = snapshot.players
  const hasRating = rating.some(Boolean)
  return (
    <Panel
      title={say.previewTitle()}
      count={snapshot.round > 0 ? say.afterRound({ round: snapshot.round }) : undefined}
    >
      <div className={layout.scrollX}>
        <table className={classes(table.table, table.dense, styles.preview)}>
          <caption className={layout.heard}>{say.previewCaption()}</caption>
          <thead>
            <tr>
              <th scope="col" className={table.num}>
                #
              </th>
              <th scope="col">{snapshot.settings.competitors === 'team' ? say.teamHead() : say.playerHead()}</th>
              {hasRating && (
                <th scope="col" className={table.num}>
                  {say.ratingHead()}
                </th>
              )}
              <th scope="col" className={table.num}>
                {say.pointsHead()}
              </th>
              {ranked.length > 0 && (
                <th scope="col" className={table.num}>
                  {say.fileHead()}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {(isWhole ? rows : rows.slice(0, FIRST_ROWS)).map(({ player, no, rank, score, fileRank, line }) => (
              <tr key={no}>
                <td className={classes(table.num, styles.rank)}>{rank}</td>
                <td className={classes(styles.who, mended.has(line) && styles.mended)}>
                  <span>
                    <Flag code={nationality[player]!} />
                    <bdi>{competitorName(snapshot, player)}</bdi>
                  </span>
                </td>
                {hasRating && <td className={classes(table.num, table.figure)}>{rating[player] || ''}</td>}
                <td className={classes(table.num, styles.points, open.has(line) && styles.open)}>
                  <span dir="ltr">{formatPoints(score)}</span>
                </td>
                {ranked.length > 0 && <td className={classes(table.num, styles.rank)}>{fileRank || ''}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > FIRST_ROWS && (
        <PanelFoot>
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? say.showFewer() : say.showAll({ count: rows.length })}
          </button>
        </PanelFoot>
      )}
      <p className={styles.about}>
        {mended.size + open.size > 0 && `${say.coloursExplained()} `}
        {ranked.length > 0 && snapshot.round > 0 && say.ranksEqual({ equal, count: ranked.length })}
      </p>
    </Panel>
  )
}

interface PreviewTableProps {
  snapshot: Snapshot
  seen: Examination
  /** Line numbers of repaired lines, and of lines with undecided problems. */
  mended: ReadonlySet<number>
  open: ReadonlySet<number>
}
