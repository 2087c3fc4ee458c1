import { formatCount } from '#core/text/count.ts'
import { useState } from 'react'
import layout from '../../styles/layout.module.css'
import { Room } from '../../ui/room.tsx'
import { NO_ODDS_TEXTS } from '#core/forecast/no-odds.ts'
import { RUNS, type OddsState } from './use-odds.ts'
import styles from './what-if.module.css'

export function OddsNote({ state, next, isCompared }: OddsNoteProps) {
  const [isOpen, open] = useState(false)
  if (state.is === 'none') {
    const why = NO_ODDS_TEXTS[state.why]?.()
    return why ? <p className={styles.note}>{why}</p> : null
  }
  if (state.is === 'failed')
    return <p className={styles.note}>Couldn’t work out odds. Check your connection and reload the page.</p>
  const runs = state.tally?.runs ?? 0
  const engine = next === undefined ? '' : ` and the real pairing engine for round ${next}`
  const played = (times: number) =>
    `Odds: the rest was played ${formatCount(times)} times on this device, with ratings for chances${engine}.`
  if (runs === 0) {
    if (state.is === 'done') return <p className={styles.note}>No odds: the next round can’t be drawn from here.</p>
    return (
      <p className={styles.note}>
        <Room words={`${played(RUNS)} How`}>Working out odds…</Room>
      </p>
    )
  }
  return (
    <div className={styles.note}>
      <p>
        {played(runs)}
        {isCompared && <span className={layout.wide}> The green mark is where a bar stood before.</span>}{' '}
        <button type="button" className={layout.link} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          How
        </button>
      </p>
      {isOpen && (
        <ul className={styles.how}>
          <li>
            Expected scores are FIDE’s, with 25 rating points for White. Draws follow Davidson’s model (1970), fitted to
            the results of the FIDE Women’s World Rapid 2024 and the UzChess Cup Masters 2025.
          </li>
          <li>
            Matches of several games have no colours, and what was won in them so far counts. A level knockout match
            goes on until one side has won.
          </li>
          <li>
            In a game being played on a chess site the clocks count: two thirds of the starting time ahead is taken as
            147 rating points, less in proportion, after a study of blitz games above 2500 (Chess Engine Lab). Positions
            on the board don’t count.
          </li>
          <li>Players without a rating count as they have performed here; they have no odds themselves.</li>
          <li>
            95 times out of 100 the true figure is within {spread(runs)} points of what is shown, often closer: point at
            a figure to see its range. 0 means it happened in no run, &lt;1% that it did.
          </li>
          {state.is === 'playing' && runs < RUNS && <li>It plays on, up to {formatCount(RUNS)} times.</li>}
        </ul>
      )}
    </div>
  )
}

interface OddsNoteProps {
  state: OddsState
  /** The round that is drawn in each run. */
  next: number | undefined
  isCompared: boolean
}

/** The largest half-width of the 95% Wilson interval, in percentage points. */
const spread = (runs: number): number => Math.ceil(98 / Math.sqrt(runs))
