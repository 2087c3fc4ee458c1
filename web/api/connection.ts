import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** After this long without an answer the page says that it is offline. */
const PATIENCE = 5000
/** Not every browser reports that the network is back, so the server is probed. */
const PROBE_INTERVAL = 5000
const QUIET = 30_000

/** Expectations that have waited longer than `PATIENCE`. */
const overdue = new Set<object>()
const listeners = new Set<() => void>()
let heardAt = Date.now()

function changed(): void {
  // Pulsing elements claim to be live: `data-stale` stops them.
  document.documentElement.toggleAttribute('data-stale', overdue.size > 0)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Something that the page awaits from the server: an answer, or an open socket. */
export interface Expectation {
  /** Starts waiting. */
  begin(): void
  /** The server answered. `at`: when, if the answer was kept on the device since. */
  heard(at?: string | null): void
  /** Stops waiting without an answer. */
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
    heard(at) {
      heardAt = Number(at) || Date.now()
      forget()
    },
    forget,
  }
}

/** When the server last answered, while something is overdue; otherwise undefined. */
export const useLastUpdate = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (overdue.size > 0 ? heardAt : undefined),
    () => undefined,
  )

export const useIsCutOff = (): boolean => useLastUpdate() !== undefined

/** Asks the server itself, for a small file: `navigator.onLine` is unreliable. */
export const isReachable = (): Promise<boolean> =>
  fetch('/icons/192.png', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  )

let retriedAt = -Infinity

/** Retries when the server is back: a socket opened, the network or the reader returned, or a probe succeeded. */
export function useRetry(retry: () => void): void {
  const onBack = useEffectEvent(retry)
  useEffect(() => {
    let isOver = false
    const attempt = () => void (isOver || document.visibilityState === 'hidden' || onBack())
    const probe = async () => {
      // A retry that fails although the server answers may fail again: not more often than every `QUIET`.
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
