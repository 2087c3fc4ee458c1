import type { Tip } from './line-chart.tsx'
import styles from './chart-tip.module.css'

/** Its width, in pixels, and how far from the point it stands. */
const TIP_WIDTH = 232
const OFFSET = 14

/** What a chart says at one place, in ink, on the side with room. */
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
  /** The room there is, in pixels. */
  within: number
}
