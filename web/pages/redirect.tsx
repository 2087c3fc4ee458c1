import { Navigate, useLocation } from 'react-router-dom'

/** Replaces the old address, so that "back" does not lead to it again. */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={to + search + hash} replace />
}
