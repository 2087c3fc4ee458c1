import { useEffect, useState } from 'react'

const DELAY = 150

/** Debounces the text; an empty text applies at once. */
export function useDebounced(text: string): string {
  const [debounced, setLater] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setLater(text), DELAY)
    return () => clearTimeout(waiting)
  }, [text])
  return text === '' ? '' : debounced
}
