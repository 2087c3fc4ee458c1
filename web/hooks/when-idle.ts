/** Runs after this long at the latest. */
const TIMEOUT = 300
/** Safari has no idle callback. */
const SOON = 30

/** Calls `act` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(act, { timeout: TIMEOUT })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(act, SOON)
  return () => clearTimeout(waiting)
}
