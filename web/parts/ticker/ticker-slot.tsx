import { memo } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Part } from '../../ui/part.tsx'
import styles from './ticker-slot.module.css'
import { Ticker } from './ticker.tsx'

interface TickerSlotProps {
  snapshot: Snapshot
  /** The event’s id or vanity address. */
  id: string
  /** The match that the page shows. */
  current?: string
}

/** A strip of the same height in every state of an event. */
export const TickerSlot = memo(function TickerSlot(props: TickerSlotProps) {
  return (
    <div className={styles.strip}>
      <Part>
        <Ticker {...props} />
      </Part>
    </div>
  )
})
