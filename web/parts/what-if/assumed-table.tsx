import * as say from '#words/whatIf.js'
import { memo, useMemo, type ReactNode } from 'react'
import { competitorName } from '#core/snapshot/names.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { presentSnapshot } from '#core/standings/as-it-stands.ts'
import { ranks } from '#core/standings/progress.ts'
import { standings, type StandingsRow } from '#core/standings/table.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { AssumedRow } from './assumed-row.tsx'
import { oddsHeads, oddsKinds, shownChances, type ShownOdds } from './odds-cells.tsx'
import styles from './what-if.module.css'

const ROW = 40
/** Longer tables render only rows near the screen, because each press may change all of them. */
const MOST = 120

export const AssumedTable = memo(function AssumedTable({ snapshot, assumed, round, odds, qualify }: AssumedTableProps) {
  const shown = useMemo(() => standings(presentSnapshot(assumed, round), round), [assumed, round])
  const now = useMemo(() => ranks(presentSnapshot(snapshot, round), round), [snapshot, round])
  const isOwn = useIsOwnEntry()
  const { columns } = shown
  const { settings, systems } = assumed
  const kinds = oddsKinds(qualify)
  const pools = Map.groupBy(shown.rows, ({ pool }) => pool)
  const count = 4 + columns.length + (odds ? kinds.length : 0)
  const row = ({ player, rank, score, values }: StandingsRow) => (
    <AssumedRow
      key={player}
      {...{ snapshot, player, rank, round, score, values, columns }}
      moved={now[player]! - rank}
      isOwn={isOwn(competitorId(snapshot, player))}
      chances={odds && shownChances(odds, kinds, player)}
    />
  )
  return (
    <div className={layout.scrollX} role="region" aria-label={say.standingsIfSo()} tabIndex={0}>
      <table className={classes(table.table, styles.table)} aria-rowcount={shown.rows.length + 1}>
        <caption className={layout.heard}>{say.tableCaption({ round })}</caption>
        <thead>
          <tr>
            <th scope="col" className={table.num}>
              <abbr title={say.rank()}>#</abbr>
            </th>
            <th scope="col">
              <span className={layout.heard}>{say.moved()}</span>
            </th>
            <th scope="col" className={styles.name}>
              {settings.competitors === 'team' ? say.team() : say.player()}
            </th>
            <th scope="col" className={classes(table.num, styles.score)}>
              {say.pointsHead()}
            </th>
            {columns.map(({ code, short, name }) => (
              <th key={code} scope="col" className={classes(table.num, styles.wide)} title={name}>
                {short}
              </th>
            ))}
            {odds && oddsHeads(kinds)}
          </tr>
        </thead>
        {[...pools].map(([pool, rows]) => (
          <PoolRows
            key={pool}
            title={pools.size > 1 ? poolTitle(settings, systems, round, pool) : undefined}
            span={count}
          >
            <VirtualRows rows={rows} height={ROW} most={MOST} words={({ player }) => competitorName(snapshot, player)}>
              {row}
            </VirtualRows>
          </PoolRows>
        ))}
      </table>
    </div>
  )
})

interface AssumedTableProps {
  /** The actual tournament, and the one with the assumed results. */
  snapshot: Snapshot
  assumed: Snapshot
  round: number
  odds: ShownOdds | undefined
  /** The last qualifying place; undefined when none was chosen. */
  qualify: number | undefined
}

function PoolRows({ title, span, children }: { title: string | undefined; span: number; children: ReactNode }) {
  return (
    <>
      {title !== undefined && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={span} className={styles.pool}>
              {title}
            </th>
          </tr>
        </tbody>
      )}
      {children}
    </>
  )
}
