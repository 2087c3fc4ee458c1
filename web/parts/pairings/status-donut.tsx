import { useId } from 'react'
import type { Status } from '#core/match/status.ts'
import { STATUS_WORDS } from './status-words.ts'
import styles from './status-donut.module.css'

const HEIGHT = 200
const WIDTH = 30
const RADIUS = (HEIGHT - WIDTH) / 2 - 1
const CENTRE = HEIGHT / 2
/** Between two slices, in pixels. */
const GAP = 2

/** How many matches of a round stand where: a ring with the total in its hole, and the same as a list. */
export function StatusDonut({ counts, noun }: { counts: { status: Status; count: number }[]; noun: [string, string] }) {
  const hatch = useId()
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const words = counts.map(({ status, count }) => `${count} ${status}`).join(', ')
  return (
    <>
      <div className={styles.donut}>
        <svg viewBox={`0 0 ${HEIGHT} ${HEIGHT}`} role="img" aria-label={`Match statuses: ${words || 'none'}`}>
          <defs>
            <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="5" height="5" fill="var(--sheet)" />
              <rect width="2.2" height="5" fill="var(--st-aborted)" />
            </pattern>
          </defs>
          {slices(counts, total).map(({ status, path }) => (
            <g key={status} fill="none">
              <path
                d={path}
                strokeWidth={WIDTH}
                stroke={status === 'aborted' ? `url(#${hatch})` : `var(--st-${status})`}
              />
              {status === 'live' && <path d={path} className={styles.dots} />}
            </g>
          ))}
        </svg>
        <p aria-hidden="true">
          <b>{total}</b>
          {noun[total === 1 ? 0 : 1]}
        </p>
      </div>
      <ul className={styles.list}>
        {counts.map(({ status, count }) => (
          <li key={status}>
            <span className={styles[status]} />
            <span>{STATUS_WORDS[status]}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

function slices(counts: { status: Status; count: number }[], total: number): { status: Status; path: string }[] {
  let turned = 0
  return counts.map(({ status, count }) => {
    const from = turned
    turned += count / total
    return { status, path: arc(from, turned) }
  })
}

/** Part of the ring from one share of a turn to another, clockwise from the top, without the gap. */
function arc(from: number, to: number): string {
  if (to - from === 1) return `M${point(0)}${curve(Math.PI)}${curve(2 * Math.PI)}`
  const gap = GAP / RADIUS
  const [start, end] = [2 * Math.PI * from + gap / 2, 2 * Math.PI * to - gap / 2]
  return `M${point(start)}${curve(end, end - start > Math.PI)}`
}

const curve = (to: number, long = false): string => `A${RADIUS} ${RADIUS} 0 ${long ? 1 : 0} 1 ${point(to)}`

const point = (angle: number): string =>
  `${(CENTRE + RADIUS * Math.sin(angle)).toFixed(2)} ${(CENTRE - RADIUS * Math.cos(angle)).toFixed(2)}`
