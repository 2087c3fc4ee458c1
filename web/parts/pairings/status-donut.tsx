import * as say from '#words/pairings.js'
import type { Status } from '#core/match/status.ts'
import { classes } from '../../ui/classes.ts'
import { DonutChart } from '../../ui/donut-chart.tsx'
import styles from './status-donut.module.css'
import { STATUS_LABELS } from '#core/match/labels.ts'
import { joinComma } from '#core/text/join-comma.ts'

const PATTERNS: Partial<Record<Status, 'hatched' | 'dotted'>> = { aborted: 'hatched', live: 'dotted' }

/** Matches by status as a donut and a list. `only` emphasises one status; `share` adds percentages to the list. */
export function StatusDonut({ counts, noun, width, height, only, share = false }: StatusDonutProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const shown = only ? counts.filter(({ status }) => status === only) : counts
  const sum = shown.reduce((sum, { count }) => sum + count, 0)
  const statuses = joinComma(shown.map(({ status, count }) => say.statusCount({ count, status })))
  return (
    <>
      <DonutChart
        slices={counts.map(({ status, count }) => ({
          key: status,
          count,
          ...(only && status !== only
            ? { colour: 'var(--well-2)' }
            : { colour: `var(--st-${status})`, pattern: PATTERNS[status] }),
        }))}
        label={statuses ? say.statusesOfMatches({ statuses }) : say.noStatuses()}
        width={width}
        height={height}
      >
        <b>{sum}</b>
        {only ? say.statusOf({ count: sum, status: only, total }) : noun(sum)}
      </DonutChart>
      <ul className={classes(styles.list, share && styles.shares)}>
        {shown.map(({ status, count }) => (
          <li key={status}>
            <span className={styles[status]} />
            <span>{STATUS_LABELS[status]()}</span>
            <b>{count}</b>
            {share && <span>{Math.round((100 * count) / total)}%</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

interface StatusDonutProps {
  counts: { status: Status; count: number }[]
  /** What is counted, for a number of them. */
  noun: (count: number) => string
  /** Width of the ring and diameter of the chart, in pixels. */
  width?: number
  height?: number
  only?: Status | undefined
  share?: boolean
}
