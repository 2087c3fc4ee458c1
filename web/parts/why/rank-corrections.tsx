import * as say from '#words/why.js'
import { useMemo } from 'react'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { rankCorrections, type RankCorrection } from '#core/standings/why/corrections.ts'
import { ordinal } from '#core/text/ordinal.ts'
import { formatPoints } from '#core/text/score.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import styles from './rank.module.css'

interface RankCorrectionsProps {
  snapshot: Snapshot
  round: number
  player: number
}

/**
 * A competitor's rank if one game had ended differently. Each rank needs new standings, so ranks come after hydration.
 */
export function RankCorrections({ snapshot, round, player }: RankCorrectionsProps) {
  const isAlive = useHydrated()
  const corrections = useMemo(() => rankCorrections(snapshot, round, player), [snapshot, round, player])
  const ranks = useMemo(
    () => (isAlive ? corrections.map(({ results }) => results.map(({ rank }) => rank?.())) : undefined),
    [isAlive, corrections],
  )
  if (corrections.length === 0) return null
  const isMatch = snapshot.settings.gamePointTotal !== 1
  const columns = isMatch ? [2, 1, -1, -2] : [2, 1, 0]
  const own = ({ results }: RankCorrection): number => results.find(({ rank }) => rank === undefined)!.points
  return (
    <Panel title={say.rankIfCorrected()}>
      <table className={classes(table.table, table.tucked, table.dense, table.fixed, styles.corrections)}>
        <caption className={layout.heard}>{say.rankIfCorrected()}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={say.roundHead()}>{say.roundHeadShort()}</abbr>
            </th>
            <th scope="col">{say.againstHead()}</th>
            {columns.map((points) => (
              <th key={points} scope="col" className={table.num}>
                <span dir="ltr">{isMatch ? changeText(points) : formatPoints(points)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {corrections.map((correction, row) => (
            <tr key={correction.round}>
              <th scope="row">{correction.round}</th>
              <td>
                <bdi>{distinctName(snapshot, correction.opponent)}</bdi>
              </td>
              {columns.map((column) => {
                const points = isMatch ? own(correction) + column : column
                const at = correction.results.findIndex((each) => each.points === points)
                const isNow = correction.results[at]?.rank === undefined
                const rank = ranks?.[row]![at]
                return (
                  <td key={column} className={classes(table.num, isNow && styles.now)}>
                    {at >= 0 && (isNow ? say.rankNow() : rank === undefined ? '…' : ordinal(rank))}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const changeText = (points: number): string => `${points > 0 ? '+' : '−'}${formatPoints(Math.abs(points))}`
