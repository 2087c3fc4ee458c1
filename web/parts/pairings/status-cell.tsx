import * as sayDecided from '#words/decided.js'
import * as say from '#words/pairings.js'
import { resultText } from '#core/changes/result-text.ts'
import { OUTCOMES, type Outcome } from '#core/match/outcome.ts'
import type { Status } from '#core/match/status.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHECK } from '../../ui/icons.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Time } from '../../ui/time.tsx'
import { isByePairing, type Pairing } from '#core/snapshot/pairing.ts'
import { gamesProgress } from '#core/snapshot/pairing-labels.ts'
import styles from './status-cell.module.css'
import { STATUS_LABELS, BYE_LABELS } from '#core/match/labels.ts'

export function StatusCell({ pairing, status, games, isDecided = false }: StatusCellProps) {
  const { outcome, facts } = pairing
  if (isByePairing(pairing)) {
    const letter = outcome.charAt(0) as Outcome
    return <span title={OUTCOMES[letter]()}>{BYE_LABELS[letter]?.() ?? say.bye()}</span>
  }
  const provisional = facts.provisional && <em className={styles.provisional}>{say.provisional()}</em>
  if (status === 'live') {
    return (
      <>
        <LiveBadge>{isDecided ? sayDecided.decided() : say.live()}</LiveBadge>
        <GamesBar pairing={pairing} games={games} />
      </>
    )
  }
  if (status === 'confirmed') {
    return (
      <span className={styles.confirmed}>
        <Icon of={CHECK} size={14} />
        {/* A correction that came too late for the standings is in the rating report only. */}
        {facts.rated === undefined
          ? say.confirmed()
          : say.ratedAs({ result: resultText({ outcome: facts.rated, points: null }) })}
      </span>
    )
  }
  const waits = status === 'scheduled' || status === 'registered'
  return (
    <>
      {waits && facts.startTime !== undefined && <Time at={facts.startTime} as="moment" className={styles.start} />}
      {(!provisional || status === 'finished') && <span>{STATUS_LABELS[status]()}</span>}
      {provisional}
    </>
  )
}

interface StatusCellProps {
  pairing: Pairing
  status: Status
  /** Game points at stake in a match. */
  games: number
  /** Whether one side of a running match can no longer be caught. */
  isDecided?: boolean
}

/** How many games of a match are over, as a bar; nothing for a single game. */
export function GamesBar({ pairing, games }: { pairing: Pairing; games: number }) {
  const done = gamesProgress(pairing, games)
  if (!done) return null
  return (
    <span className={styles.progress} role="img" aria-label={say.gamesFinished({ over: done.over, count: done.of })}>
      <i style={{ width: `${(100 * done.over) / done.of}%` }} />
    </span>
  )
}
