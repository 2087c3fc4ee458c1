import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** A reader who waits longer than that for the server is told so. */
const PATIENCE = 5000
/** So often a page that got nothing asks whether the server is back: not every browser knows when the network is. */
const PROBE_INTERVAL = 5000
const QUIET = 30_000

/** What the page has waited for too long. */
const overdue = new Set<object>()
const listeners = new Set<() => void>()
let heardAt = Date.now()

function changed(): void {
  // What pulses on the page says that it is live.
  document.documentElement.toggleAttribute('data-stale', overdue.size > 0)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Something that the page wants of the server: a socket that is open, or an answer. */
export interface Expectation {
  /** From now on it is waited for. */
  begin(): void
  /** The server was heard. */
  heard(): void
  /** It is not wanted any more. */
  forget(): void
}

export function expectation(): Expectation {
  const self = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    clearTimeout(timer)
    timer = undefined
    if (overdue.delete(self)) changed()
  }
  return {
    begin() {
      timer ??= setTimeout(() => {
        overdue.add(self)
        changed()
      }, PATIENCE)
    },
    heard() {
      heardAt = Date.now()
      forget()
    },
    forget,
  }
}

/** When the server was last heard, while the page waits for it in vain; else undefined. */
export const useLastUpdate = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (overdue.size > 0 ? heardAt : undefined),
    () => undefined,
  )

/** Whether the page waits for the server in vain. */
export const useIsCutOff = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => overdue.size > 0,
    () => false,
  )

/** Whether the site answers at all, be it whatever browsers think of the network. */
export const isReachable = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  )

let retriedAt = -Infinity

/** Tries again when the server is back: a socket opened, the network or the reader returned, or it answers when it is asked. */
export function useRetry(retry: () => void): void {
  const onBack = useEffectEvent(retry)
  useEffect(() => {
    let isOver = false
    const attempt = () => void (isOver || document.visibilityState === 'hidden' || onBack())
    const probe = async () => {
      // What fails though the server answers may fail again.
      if (Date.now() - retriedAt < QUIET || document.visibilityState === 'hidden' || !(await isReachable())) return
      retriedAt = Date.now()
      attempt()
    }
    let wasOverdue = overdue.size > 0
    const unsubscribe = subscribe(() => {
      if (wasOverdue && overdue.size === 0) attempt()
      wasOverdue = overdue.size > 0
    })
    const probing = setInterval(probe, PROBE_INTERVAL)
    for (const turn of ['online', 'focus']) addEventListener(turn, attempt)
    return () => {
      isOver = true
      unsubscribe()
      clearInterval(probing)
      for (const turn of ['online', 'focus']) removeEventListener(turn, attempt)
    }
  }, [])
}
