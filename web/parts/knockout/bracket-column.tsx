import * as say from '#words/knockout.js'
import { useEffect, useId, useRef } from 'react'
import { slotPadding, type BracketRound, type BracketSlot } from '#core/knockout/bracket.ts'
import { decidedFor } from '#core/snapshot/decided.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import type { Start } from '#core/text/start.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import type { Pairing } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import { Time } from '../../ui/time.tsx'
import { BracketCard } from './bracket-card.tsx'
import type { BracketCompetitor } from '#core/knockout/competitors.ts'
import styles from './bracket-column.module.css'
import { VirtualSlots } from './virtual-slots.tsx'
import { sideLabel } from '#core/knockout/side-label.ts'

/** Height in pixels of a match with the space around it. */
const SLOT = 90

/** A round of a bracket as a list; each match is level with the middle of the two that lead to it. */
export function BracketColumn({ column, number, halves, live, date, asked, ...rest }: ColumnProps) {
  const title = useId()
  const own = useRef<HTMLElement>(null)
  const { hash } = rest
  const space = halves ? slotPadding(number) : 0
  useEffect(() => {
    // A match named in the hash is scrolled to anyway.
    if (!asked || document.getElementById(hash)) return
    const box = own.current!.parentElement!
    const [first] = box.children as HTMLCollectionOf<HTMLElement>
    box.scrollTo({ left: own.current!.offsetLeft - first!.offsetLeft, behavior: 'instant' })
  }, [asked, hash])
  const over = column.drawn && column.slots.every((slot) => !slot?.id || slot.won !== undefined)
  return (
    <section
      ref={own}
      className={classes(styles.column, live && styles.live, over && styles.over)}
      aria-labelledby={title}
    >
      <header>
        <h3 id={title}>{column.title}</h3>
        {live && <LiveBadge>{say.live()}</LiveBadge>}
        {date !== null && <Time at={date} />}
        {!column.drawn && <span className={classes(date !== null && layout.heard)}>{say.notYetPlayed()}</span>}
      </header>
      <ol className={classes(halves && styles.tree)}>
        <VirtualSlots
          slots={column.slots}
          height={SLOT + 2 * space}
          shown={hash ? column.slots.findIndex((slot) => slot?.id === hash) : -1}
        >
          {(slot, place) => (
            <li
              key={place}
              className={classes(styles.slot, slot?.from.includes(true) && styles.led)}
              style={{ paddingBlock: space }}
              aria-hidden={!slot || slot.isPass ? true : undefined}
            >
              {slot?.from[0] && <i className={styles.upper} />}
              {slot?.from[1] && <i className={styles.lower} />}
              <Match slot={slot} {...rest} />
            </li>
          )}
        </VirtualSlots>
      </ol>
    </section>
  )
}

interface Matches {
  /** The previous column. */
  before: BracketRound | undefined
  /** The round's pairings, in board order. */
  pairings: Pairing[]
  competitors: BracketCompetitor[]
  now: number
  /** The hash of the address. */
  hash: string
  /** Takes the path of a competitor's page; true for the reader's own or their team's. */
  isOwn: (href: string | undefined) => boolean
  settings: Settings
}

interface SlotProps extends Matches {
  slot: BracketSlot | undefined
}

interface ColumnProps extends Matches {
  column: BracketRound
  /** From 1. */
  number: number
  halves: boolean
  live: boolean
  date: Start | null
  /** Whether the address names this round; then the bracket scrolls to it. */
  asked: boolean
}

function Match({ slot, before, pairings, competitors, now, hash, isOwn, settings }: SlotProps) {
  if (!slot) return <div className={styles.match} />
  if (slot.isPass) return <div className={classes(styles.match, styles.passes)} />
  const pairing = slot.pairing === undefined ? undefined : pairings[slot.pairing]
  const status = pairing ? pairingStatus(pairing, now) : 'pending'
  const seats = slot.sides.map((side) => sideLabel(side, competitors, before))
  return (
    <div className={styles.match}>
      <BracketCard
        seats={seats}
        own={seats.findIndex(({ competitor }) => isOwn(competitor?.id))}
        pairing={pairing}
        status={status}
        won={slot.won ?? (pairing && status === 'live' ? decidedFor(pairing, settings) : undefined)}
        pointed={slot.id !== undefined && slot.id === hash}
      />
    </div>
  )
}
