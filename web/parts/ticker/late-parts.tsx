import { memo } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'
import { Part } from '../../ui/part.tsx'
// The page's HTML has these parts before their code has come: their styles come with the page.
import '../tournament/event-menu.module.css'
import './match-cell.module.css'
import './ticker.module.css'
import styles from './ticker-slot.module.css'

/** Parts of the head of an event, whose code is one file that comes after that of the page. */
const load = () => import('./late.tsx')

export const EventState = optionalView(async () => (await load()).EventState)
export const EventFacts = optionalView(async () => (await load()).EventFacts)
export const EventMenu = optionalView(async () => (await load()).EventMenu)
export const Ticker = optionalView(async () => (await load()).Ticker)

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
