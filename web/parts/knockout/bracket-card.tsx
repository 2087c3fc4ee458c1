import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Facts } from '#core/match/facts.ts'
import type { Status } from '#core/match/status.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Time } from '../../ui/time.tsx'
import { showsScore, isByePairing, type PairingView } from '../pairings/pairing.ts'
import { scores } from '../pairings/result.ts'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { Points } from '../tournament/points.tsx'
import { isDeepEqual } from '../../hooks/deep-equal.ts'
import { useChangeCount } from '../../hooks/use-change-count.ts'
import styles from './bracket-card.module.css'
import type { SideLabel } from '#core/knockout/side-label.ts'

/** A match of a bracket: both sides, the score once it has begun, and a bar at the one that goes on. */
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
      {pairing && !bye && showsScore(status) && <Score pairing={pairing} side={side} />}
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
  const tag = tagOf(pairing.facts, status)
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
  /** The side of the reader, or of their team; −1: neither. */
  own: number
  /** Once it is drawn. */
  pairing: PairingView | undefined
  status: Status
  /** The side that goes on. */
  won: 0 | 1 | undefined
  /** Whether the address points at it. */
  pointed: boolean
}

function Name({ seat: { text, competitor }, own, won }: { seat: SideLabel; own: boolean; won: boolean }) {
  return (
    <>
      {competitor && <span className={styles.seed}>{competitor.seed}</span>}
      {competitor && <Flag code={competitor.nationality} />}
      <bdi className={styles.who}>
        <EntrantName title={competitor?.title} name={text} />
        {own && <span className={layout.you}>You</span>}
        {won && <span className={layout.heard}>, won</span>}
      </bdi>
    </>
  )
}

/** A score that changes draws one red outline. */
function Score({ pairing, side }: { pairing: PairingView; side: number }) {
  const points = pairing.points?.[side]
  const changes = useChangeCount(points)
  return (
    <b key={changes} className={classes(styles.points, changes > 0 && styles.changed)}>
      {points === undefined ? scores(pairing)[side] : <Points doubled={points} />}
    </b>
  )
}

/** What the edge of a card says: that it is live, when it starts, or that its result is not final. */
function tagOf({ startTime, provisional }: Facts, status: Status): ReactNode {
  if (status === 'live') return <LiveBadge>Live</LiveBadge>
  if (status === 'aborted') return 'Aborted'
  if (provisional) return 'Provisional'
  if (showsScore(status) || startTime === undefined) return null
  return <Time at={startTime} isDay={false} as="moment" />
}
