import { useEffect, useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'

/** Typing goes on for a moment before the server is asked. */
const PAUSE = 200

/** What part of a long list of names is shown: from a letter on or after a row, as the address says, or what is sought. */
export function useNames() {
  const params = new URLSearchParams(useSearch())
  const [from, after] = [params.get('from') ?? '', params.get('after') ?? '']
  const [sought, setSought] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const waiting = setTimeout(() => setSearch(sought.trim()), sought.trim() === '' ? 0 : PAUSE)
    return () => clearTimeout(waiting)
  }, [sought])
  return { asked: search === '' ? { from, after } : { search }, from, after, search, sought, setSought }
}
