import type { Navigator as RouterHistory } from 'react-router-dom'
import { keepWhile } from './entry-state.ts'
import { leaveWhenAllowed } from './leaving.ts'

let history: RouterHistory | undefined

/** Takes on the router's history; returns how to let go of it. */
export function connect(own: RouterHistory): () => void {
  history = own
  return () => {
    if (history === own) history = undefined
  }
}

/**
 * Steps to an address of the site. Where that would lose unsaved input its reader is asked first; but not by `replace`,
 * which follows from something they have done.
 */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const { origin, pathname } = new URL(to, location.href)
  // `//elsewhere` is no path: the history would leave the site for it.
  if (origin !== location.origin) return
  const step = () => void (replace ? history?.replace(to) : history?.push(to))
  const isSamePage = pathname === location.pathname
  if (replace && isSamePage) keepWhile(step)
  else if (replace || isSamePage) step()
  else leaveWhenAllowed(step)
}
