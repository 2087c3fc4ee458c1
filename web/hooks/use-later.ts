import { useEffect, useState } from 'react'

const PAUSE = 150

/** What was written, once the writer pauses; an empty text at once. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setLater(text), PAUSE)
    return () => clearTimeout(waiting)
  }, [text])
  return text === '' ? '' : later
}
