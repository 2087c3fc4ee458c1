import { memo } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'
import { Part } from '../../ui/part.tsx'
import styles from './ticker-slot.module.css'

const Ticker = optionalView(async () => (await import('./ticker.tsx')).Ticker)

interface TickerSlotProps {
  snapshot: Snapshot
  /** The event’s id or vanity address. */
  id: string
  /** The match that the page shows. */
  current?: string
}

/** A strip of the same height in every state of an event; its code comes after that of the page. */
export const TickerSlot = memo(function TickerSlot(props: TickerSlotProps) {
  return (
    <div className={styles.strip}>
      <Part>
        <Ticker {...props} />
      </Part>
    </div>
  )
})
