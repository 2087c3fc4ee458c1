import { useLocation } from 'react-router-dom'
import { useHydrated } from './use-hydrated.ts'

/** What stands behind # in the address, decoded; empty when nothing does, and while the page is as it came: a hash is never sent. */
export function useHash(): string {
  const { hash } = useLocation()
  return useHydrated() ? decodedHash(hash) : ''
}

/** What a hash says. */
export function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
