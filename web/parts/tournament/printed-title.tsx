import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import { formatRoundTime } from './round-date.ts'

/** What a printed page is about and of which day: on screen the rounds above it say so. */
export const PrintedTitle = ({ date, children }: { date: number | null | undefined; children: ReactNode }) => (
  <p className={layout.printed}>
    {children}
    {date !== null && date !== undefined && ` · ${formatRoundTime(date)}`}
  </p>
)
