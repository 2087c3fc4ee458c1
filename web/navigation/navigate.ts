import type { NavigateFunction } from 'react-router-dom'
import { keepWhile } from './entry-state.ts'
import { leaveWhenAllowed } from './leaving.ts'

let router: NavigateFunction | undefined

/** Takes on the router's own function; returns how to let go of it. */
export function connect(navigate: NavigateFunction): () => void {
  router = navigate
  return () => {
    if (router === navigate) router = undefined
  }
}

/**
 * Steps to an address of the site. Where that would lose unsaved input its reader is asked first; but not by `replace`,
 * which follows from something they have done.
 */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const step = () => void router?.(to, { replace })
  const isSamePage = new URL(to, location.href).pathname === location.pathname
  if (replace && isSamePage) keepWhile(step)
  else if (replace || isSamePage) step()
  else leaveWhenAllowed(step)
}
