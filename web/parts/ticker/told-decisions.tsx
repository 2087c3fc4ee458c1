import { useEffect, useRef, useState } from 'react'
import { SECOND } from '#core/time.ts'
import layout from '../../styles/layout.module.css'

/** A screen reader hears one decision in this time at most. */
const PAUSE = 20 * SECOND

interface ToldDecision {
  id: string
  text: string
}

/** Reads decisions aloud that come while the page is open. */
export function ToldDecisions({ decisions }: { decisions: readonly ToldDecision[] }) {
  const [text, setText] = useState('')
  const told = useRef<Set<string>>(undefined)
  const last = useRef(-Infinity)
  useEffect(() => {
    const known = (told.current ??= new Set(decisions.map(({ id }) => id)))
    const fresh = decisions.find(({ id }) => !known.has(id))
    if (!fresh) return
    const timer = setTimeout(
      () => {
        known.add(fresh.id)
        last.current = Date.now()
        setText(fresh.text)
      },
      Math.max(0, last.current + PAUSE - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [decisions])
  return (
    <span role="status" className={layout.heard}>
      {text}
    </span>
  )
}
