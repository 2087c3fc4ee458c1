import * as say from '#words/stats.js'
import { useState } from 'react'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { METRICS } from '#core/standings/metrics.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN } from '../../ui/icons.ts'
import table from '../../ui/table.module.css'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { formatMetric } from './format-metric.ts'
import { FigureLink } from '../key/figure-link.tsx'
import type { ProgressView, Scale } from './progress-view.ts'
import styles from './progress-table.module.css'

const ROW = 36

export function ProgressTable({ view, scale, caption }: { view: ProgressView; scale: Scale; caption: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say.showAsTable()}
        <Icon of={CHEVRON_DOWN} />
      </summary>
      {open && (
        // A scrollable region must be focusable for keyboard users.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={layout.scrollX} role="region" aria-label={caption} tabIndex={0}>
          <Table view={view} scale={scale} caption={caption} />
        </div>
      )}
    </details>
  )
}

function Table({ view, scale, caption }: { view: ProgressView; scale: Scale; caption: string }) {
  const { snapshot, progression, metric, places, players } = view
  const { rounds, figures } = progression
  const heads = Array.from({ length: rounds }, (_, at) => at)
  return (
    <table className={classes(table.table, table.dense, styles.table)}>
      <caption className={layout.heard}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={table.num}>
            #
          </th>
          <th scope="col">{say.name({ isTeam: snapshot.settings.competitors === 'team' })}</th>
          {heads.map((at) => (
            <th key={at} scope="col" className={table.num}>
              {say.roundNumber({ round: at + 1 })}
            </th>
          ))}
          <th scope="col" className={table.num}>
            <FigureLink code={metric} event={snapshot.id} round={rounds}>
              {METRICS[metric].name}
            </FigureLink>
          </th>
        </tr>
      </thead>
      <VirtualRows rows={players} height={ROW}>
        {(player) => {
          const last = (player + 1) * rounds - 1
          return (
            <tr key={player}>
              <td className={table.num}>{places[last]}</td>
              <th scope="row" dir="auto">
                <a href={localPath(competitorPath(snapshot, player))}>{distinctName(snapshot, player)}</a>
              </th>
              {heads.map((at) => {
                const cell = player * rounds + at
                return (
                  <td key={at} className={table.num}>
                    {scale === 'rank' ? places[cell] : formatMetric(metric, figures[metric][cell]!)}
                  </td>
                )
              })}
              <td className={table.num}>{formatMetric(metric, figures[metric][last]!)}</td>
            </tr>
          )
        }}
      </VirtualRows>
    </table>
  )
}
