import { useEffect } from 'react'
import { navigate } from '../navigation/navigate.ts'

/** An old address is replaced, so that "back" does not lead to it again. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to + location.search + location.hash, { replace: true }), [to])
  return null
}
