import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Start } from '#core/text/start.ts'
import { useServed } from '../../served.ts'
import layout from '../../styles/layout.module.css'
import { useTimes } from '../../ui/time.tsx'

/** Title and date of a printed page; on screen the strip of rounds has them. */
export function PrintedTitle({ date, children }: { date: Start | null | undefined; children: ReactNode }) {
  const times = useTimes()
  // The server formats with a known time zone, and without scripts the date would never be updated.
  const isServed = useServed() !== undefined
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    // On the client the name of the time zone is slow to get, so it is added only for printing.
    const print = () => flushSync(() => setPrinted(true))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [])
  return (
    <p className={layout.printed}>
      {children}
      {date !== null && date !== undefined && ` · ${times(date, isServed || isPrinted ? 'full' : 'long')}`}
    </p>
  )
}
