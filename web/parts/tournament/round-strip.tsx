import * as say from '#words/tournament.js'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Start } from '#core/text/start.ts'
import { classes } from '../../ui/classes.ts'
import { useTimes, type Times } from '../../ui/time.tsx'
import styles from './round-strip.module.css'

/** The rounds of an event as squares, linked where there is a page, scrolled to the current one. */
export function RoundStrip({ label, rounds, drawn, opens, current, live, dates, href, children }: RoundStripProps) {
  const times = useTimes()
  const strip = useRef<HTMLElement>(null)
  const position = rounds.findIndex((round) => round === current)
  useEffect(() => {
    // Without a current round the position is −1, and the strip scrolls to the links after the rounds.
    const square = Array.from(strip.current?.children ?? []).at(position)
    if (!strip.current || !(square instanceof HTMLElement)) return
    strip.current.scrollLeft = square.offsetLeft - (strip.current.clientWidth - square.offsetWidth) / 2
  }, [position])
  return (
    <div className={styles.bar}>
      <b aria-hidden="true">{label}</b>
      <nav ref={strip} className={styles.strip} aria-label={label}>
        {rounds.map((round) => {
          const date = dates[round - 1] ?? null
          const day = date !== null && (
            <small className={styles.day} aria-hidden="true">
              {times(date, 'day')}
            </small>
          )
          return (opens?.(round) ?? round <= drawn) ? (
            <Link
              key={round}
              to={href(round)}
              aria-current={round === current ? 'page' : undefined}
              className={classes(round === live && styles.live, round > drawn && styles.later)}
              title={titleOf(times, date, round === live)}
            >
              {round}
              {day}
            </Link>
          ) : (
            <span key={round} title={titleOf(times, date, false) ?? say.notDrawnYet()}>
              {round}
              {day}
            </span>
          )
        })}
        {children}
      </nav>
    </div>
  )
}

interface RoundStripProps {
  label: string
  /** All rounds, as far as their number is known. */
  rounds: number[]
  drawn: number
  /** Whether a round has a page; by default every drawn round has one. */
  opens?: (round: number) => boolean
  /** The round on screen, or the word of another page. */
  current: number | string
  live: number | undefined
  dates: (Start | null)[]
  href: (round: number) => string
  /** Links after the last round. */
  children?: ReactNode
}

function titleOf(times: Times, date: Start | null, live: boolean): string | undefined {
  if (date === null) return live ? say.roundLive() : undefined
  return live ? say.dateLive({ date: times(date, 'date') }) : times(date, 'date')
}
