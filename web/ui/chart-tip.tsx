import type { Tip } from './line-chart.tsx'
import styles from './chart-tip.module.css'

/** The tip's width, and its distance from the point, in pixels. */
const TIP_WIDTH = 232
const OFFSET = 14

/** The tooltip of a chart, on the side of the point with more room. */
export function ChartTip({ tip: { title, rows }, x, y, within }: ChartTipProps) {
  const isLeft = x + OFFSET + TIP_WIDTH > within
  return (
    <div
      className={styles.tip}
      style={{ insetInlineStart: Math.max(4, isLeft ? x - OFFSET - TIP_WIDTH : x + OFFSET), top: y, width: TIP_WIDTH }}
      aria-hidden="true"
    >
      <b>{title}</b>
      {rows.map(({ key, name, figure }) => (
        <span key={key}>
          <bdi>{name}</bdi>
          <span>{figure}</span>
        </span>
      ))}
    </div>
  )
}

interface ChartTipProps {
  tip: Tip
  x: number
  y: number
  /** Width of the chart in pixels. */
  within: number
}
