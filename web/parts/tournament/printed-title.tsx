import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import { useTimes } from '../../ui/time.tsx'

/** What a printed page is about and of which day: on screen the rounds above it say so. */
export function PrintedTitle({ date, children }: { date: number | null | undefined; children: ReactNode }) {
  const times = useTimes()
  return (
    <p className={layout.printed}>
      {children}
      {date !== null && date !== undefined && ` · ${times(date, 'full')}`}
    </p>
  )
}
