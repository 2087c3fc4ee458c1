import type { Tip } from './line-chart.tsx'
import styles from './chart-tip.module.css'

/** Its width, in pixels, and how far from the point it stands. */
const WIDTH = 232
const AWAY = 14

/** What a chart says at one place, in ink, on the side with room. */
export function ChartTip({ tip: { title, rows }, x, y, within }: ChartTipProps) {
  const before = x + AWAY + WIDTH > within
  return (
    <div
      className={styles.tip}
      style={{ insetInlineStart: Math.max(4, before ? x - AWAY - WIDTH : x + AWAY), top: y, width: WIDTH }}
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
