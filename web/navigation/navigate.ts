import type { NavigateFunction } from 'react-router-dom'
import { keepWhile } from './entry-state.ts'
import { leaveFor } from './leaving.ts'

let router: NavigateFunction | undefined

/** Takes on the router's own function; returns how to let go of it. */
export function connect(navigate: NavigateFunction): () => void {
  router = navigate
  return () => {
    if (router === navigate) router = undefined
  }
}

/** Steps to an address of the site. Where unsaved input would be lost, its reader is asked first. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const step = () => void router?.(to, options)
  const isSamePage = new URL(to, location.href).pathname === location.pathname
  leaveFor(to, options.replace && isSamePage ? () => keepWhile(step) : step)
}
