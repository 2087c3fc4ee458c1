import * as say from '#words/ui.js'
import { useEffect, useState } from 'react'
import styles from './skeleton.module.css'

/** Milliseconds; what loads faster needs no skeleton. */
const SHOW_DELAY = 200

function useDelayed(): boolean {
  const [isVisible, setLate] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setLate(true), SHOW_DELAY)
    return () => clearTimeout(waiting)
  }, [])
  return isVisible
}

/**
 * Rows as high as the real ones, so that nothing moves when they arrive. The frame is there at once, the bars after 200
 * ms.
 */
export function Skeleton({ rows = 8, height = 40, head = true }: { rows?: number; height?: number; head?: boolean }) {
  const isVisible = useDelayed()
  return (
    <div className={styles.panel} aria-busy="true" aria-label={say.loading()} role="status">
      {head && <div className={styles.head}>{isVisible && <Bar width={112} />}</div>}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ height }}>
          {isVisible && (
            <>
              <Bar width={20} />
              <Bar width={WIDTHS[row % WIDTHS.length]!} />
              <span className={styles.end}>
                <Bar width={32} />
              </span>
            </>
          )}
        </div>
      ))}
    </div>
  )
}

/** Different lengths look like names. */
const WIDTHS = [128, 164, 104, 148, 118, 136]

function Bar({ width }: { width: number }) {
  return <span className={styles.bar} style={{ width }} />
}
