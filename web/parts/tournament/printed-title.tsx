import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useServed } from '../../served.ts'
import layout from '../../styles/layout.module.css'
import { useTimes } from '../../ui/time.tsx'

/** What a printed page is about and of which day: on screen the rounds above it say so. */
export function PrintedTitle({ date, children }: { date: number | null | undefined; children: ReactNode }) {
  const times = useTimes()
  // As the page came the zone is known, and without scripts nobody would ask for it later.
  const isServed = useServed() !== undefined
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    // Browsers need a while for the name of their own zone, which only paper tells.
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
