import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { formatRoundDay } from './round-date.ts'
import styles from './round-strip.module.css'

/** The rounds of an event as squares: drawn ones lead somewhere, the current one stands in view. */
export function RoundStrip({ label, rounds, drawn, current, live, dates, href, children }: RoundStripProps) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const square = strip.current?.children.item(current - 1)
    if (!strip.current || !(square instanceof HTMLElement)) return
    strip.current.scrollLeft = square.offsetLeft - (strip.current.clientWidth - square.offsetWidth) / 2
  }, [current])
  return (
    <div className={styles.bar}>
      <b aria-hidden="true">{label}</b>
      <nav ref={strip} className={styles.strip} aria-label={label}>
        {Array.from({ length: rounds }, (_, at) => at + 1).map((round) =>
          round <= drawn ? (
            <a
              key={round}
              href={href(round)}
              aria-current={round === current ? 'page' : undefined}
              className={classes(round === live && styles.live)}
              title={titleOf(dates[round - 1], round === live)}
            >
              {round}
            </a>
          ) : (
            <span key={round} title="Not drawn yet">
              {round}
            </span>
          ),
        )}
        {children}
      </nav>
    </div>
  )
}

interface RoundStripProps {
  label: string
  /** How many there will be, as far as is known. */
  rounds: number
  drawn: number
  current: number
  /** The round being played. */
  live: number | undefined
  dates: (number | null)[]
  href: (round: number) => string
  /** What stands after the last round. */
  children?: ReactNode
}

function titleOf(date: number | null | undefined, live: boolean): string | undefined {
  const words = [date === null || date === undefined ? '' : formatRoundDay(date), live ? 'live' : '']
  return words.filter(Boolean).join(', ') || undefined
}
