import { useLocation } from 'react-router-dom'

/** What stands behind # in the address, decoded; empty when nothing does. */
export function useHash(): string {
  const { hash } = useLocation()
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
