import * as say from '#words/knockout.js'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Time } from '../../ui/time.tsx'
import { isByePairing, type Pairing } from '#core/snapshot/pairing.ts'
import { decisionLabel } from '#core/snapshot/pairing-labels.ts'
import { type Status, hasScore } from '#core/match/status.ts'
import { scores } from '../pairings/result.ts'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { Points } from '../tournament/points.tsx'
import { isDeepEqual } from '../../hooks/deep-equal.ts'
import { useChangeCount } from '../../hooks/use-change-count.ts'
import styles from './bracket-card.module.css'
import type { SideLabel } from '#core/knockout/side-label.ts'

export const BracketCard = memo(function BracketCard({ seats, own, pairing, status, won, pointed }: CardProps) {
  const bye = pairing !== undefined && isByePairing(pairing)
  const sides = seats.map((seat, side) => (
    <span
      key={side}
      className={classes(
        styles.side,
        own === side && styles.own,
        won === side && !bye && styles.won,
        !seat.competitor && styles.unknown,
      )}
    >
      <Name seat={seat} own={own === side} won={won === side && !bye} />
      {pairing && !bye && hasScore(status) && <Score pairing={pairing} side={side} />}
    </span>
  ))
  if (!pairing) return <div className={classes(styles.card, styles.awaited)}>{sides}</div>
  const look = classes(styles.card, status === 'live' && styles.live, pointed && styles.pointed)
  if (bye) {
    return (
      <div id={pairing.id} className={look}>
        {sides}
      </div>
    )
  }
  const tag = tagOf(pairing, status)
  return (
    <>
      <Link id={pairing.id} className={look} to={`/g/${pairing.id}`}>
        {sides}
      </Link>
      {tag && <span className={styles.tag}>{tag}</span>}
    </>
  )
}, isDeepEqual)

export interface CardProps {
  seats: SideLabel[]
  /** The side of the reader or their team; −1 for neither. */
  own: number
  /** Undefined before the round is drawn. */
  pairing: Pairing | undefined
  status: Status
  /** The side that advances. */
  won: 0 | 1 | undefined
  /** Whether the hash of the address names it. */
  pointed: boolean
}

function Name({ seat: { text, competitor }, own, won }: { seat: SideLabel; own: boolean; won: boolean }) {
  return (
    <>
      {competitor && <span className={styles.seed}>{competitor.seed}</span>}
      {competitor && <Flag code={competitor.nationality} />}
      <span className={styles.who}>
        <EntrantName title={competitor?.title} name={competitor?.name ?? text} mark={competitor?.mark} />
        {own && <span className={layout.you}>{say.you()}</span>}
        {won && <span className={layout.heard}>, {say.heardWon()}</span>}
      </span>
    </>
  )
}

/** The element is replaced when the score changes, which starts a red outline animation. */
function Score({ pairing, side }: { pairing: Pairing; side: number }) {
  const points = pairing.points?.[side]
  const changes = useChangeCount(points)
  return (
    <b key={changes} className={classes(styles.points, changes > 0 && styles.changed)}>
      {points === undefined ? scores(pairing)[side] : <Points of={points} />}
    </b>
  )
}

function tagOf(pairing: Pairing, status: Status): ReactNode {
  const { startTime, provisional } = pairing.facts
  if (status === 'live') return <LiveBadge>{say.live()}</LiveBadge>
  if (status === 'aborted') return say.aborted()
  if (provisional) return say.provisional()
  if (hasScore(status)) return decisionLabel(pairing)
  if (startTime === undefined) return null
  return <Time at={startTime} as="moment" />
}
