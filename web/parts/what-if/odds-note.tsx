import * as say from '#words/whatIf.js'
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
  if (state.is === 'failed') return <p className={styles.note}>{say.oddsFailed()}</p>
  const runs = state.tally?.runs ?? 0
  const played = (times: number) =>
    next === undefined ? say.oddsPlayed({ times }) : say.oddsPlayedDrawn({ times, round: next })
  if (runs === 0) {
    if (state.is === 'done') return <p className={styles.note}>{say.noOdds()}</p>
    return (
      <p className={styles.note}>
        <Room words={`${played(RUNS)} ${say.howAct()}`}>{say.workingOutOdds()}</Room>
      </p>
    )
  }
  return (
    <div className={styles.note}>
      <p>
        {played(runs)}
        {isCompared && <span className={layout.wide}> {say.greenMark()}</span>}{' '}
        <button type="button" className={layout.link} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {say.howAct()}
        </button>
      </p>
      {isOpen && (
        <ul className={styles.how}>
          <li>{say.howScores()}</li>
          <li>{say.howMatches()}</li>
          <li>{say.howClocks()}</li>
          <li>{say.howUnrated()}</li>
          <li>{say.howExact({ points: spread(runs) })}</li>
          {state.is === 'playing' && runs < RUNS && <li>{say.howPlaysOn({ times: RUNS })}</li>}
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
