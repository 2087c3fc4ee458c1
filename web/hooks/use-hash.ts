import { useLocation } from 'react-router-dom'
import { useHydrated } from './use-hydrated.ts'

/** The decoded hash of the address; empty while hydrating, since the server never sees a hash. */
export function useHash(): string {
  const { hash } = useLocation()
  return useHydrated() ? decodedHash(hash) : ''
}

export function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
