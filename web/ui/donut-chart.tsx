import { useId, type ReactNode } from 'react'
import styles from './donut-chart.module.css'

export interface Slice {
  key: string
  count: number
  /** A CSS colour. */
  colour: string
  /** Distinguishes the slice by more than its colour. */
  pattern?: 'hatched' | 'dotted' | undefined
}

/** Gap between two slices, in pixels. */
const GAP = 2

/**
 * A ring of slices, clockwise from the top, with `children` in its hole. `width` of the ring's band and `height` of the
 * whole are pixels.
 */
export function DonutChart({ slices, label, width = 60, height = 400, children }: DonutProps) {
  const hatch = useId()
  const total = slices.reduce((sum, { count }) => sum + count, 0)
  const ring = { radius: (height - width) / 2 - 1, centre: height / 2 }
  return (
    <div className={styles.donut} style={{ maxWidth: height }}>
      <svg viewBox={`0 0 ${height} ${height}`} role="img" aria-label={label}>
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="5" height="5" fill="var(--sheet)" />
            <rect width="2.2" height="5" fill="var(--st-aborted)" />
          </pattern>
        </defs>
        {total === 0 && (
          <circle
            {...{ cx: ring.centre, cy: ring.centre, r: ring.radius }}
            className={styles.empty}
            strokeWidth={width}
          />
        )}
        {paths(slices, total, ring).map(({ key, colour, pattern, path }) => (
          <g key={key} fill="none">
            <path d={path} strokeWidth={width} stroke={pattern === 'hatched' ? `url(#${hatch})` : colour} />
            {pattern === 'dotted' && <path d={path} className={styles.dots} />}
          </g>
        ))}
      </svg>
      <p aria-hidden="true">{children}</p>
    </div>
  )
}

interface DonutProps {
  slices: Slice[]
  /** Describes the chart for screen readers. */
  label: string
  width?: number
  height?: number
  children: ReactNode
}

interface Ring {
  radius: number
  centre: number
}

function paths(slices: Slice[], total: number, ring: Ring): (Slice & { path: string })[] {
  let turned = 0
  return slices
    .filter(({ count }) => count > 0)
    .map((slice) => {
      const from = turned
      turned += slice.count / total
      return { ...slice, path: arc(from, turned, ring) }
    })
}

/** A slice of the ring, without the gap. `from` and `to` are shares of a turn, clockwise from the top. */
function arc(from: number, to: number, { radius, centre }: Ring): string {
  const point = (angle: number): string =>
    `${(centre + radius * Math.sin(angle)).toFixed(2)} ${(centre - radius * Math.cos(angle)).toFixed(2)}`
  const curve = (end: number, long = false): string => `A${radius} ${radius} 0 ${long ? 1 : 0} 1 ${point(end)}`
  if (to - from >= 1) return `M${point(0)}${curve(Math.PI)}${curve(2 * Math.PI)}`
  const gap = GAP / radius
  const [start, end] = [2 * Math.PI * from + gap / 2, 2 * Math.PI * to - gap / 2]
  return `M${point(start)}${curve(Math.max(start, end), end - start > Math.PI)}`
}
