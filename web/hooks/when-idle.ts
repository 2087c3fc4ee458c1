/** Idle or not, it is done after that long. */
const TIMEOUT = 300
/** Safari has no idle callback. */
const SOON = 30

/** Does something once the browser has nothing else to do. Returns how to take it back. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(act, { timeout: TIMEOUT })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(act, SOON)
  return () => clearTimeout(waiting)
}
