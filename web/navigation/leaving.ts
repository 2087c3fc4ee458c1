/** Asks whether the page may be left: true when it does, and then calls `leave` once it may. */
type LeaveGuard = (leave: () => void) => boolean

const guards = new Set<LeaveGuard>()
/** Which entry of the browser's history is on screen, as the router counts them. */
let shown = { position: 0, pathname: '' }

/** Has a guard asked before the page is left, until the returned function is called. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** Takes a step away from the page: at once, or when a guard that asks has been answered. */
export function leaveWhenAllowed(step: () => void): void {
  if (!isGuarded(step)) step()
}

const isGuarded = (leave: () => void): boolean => [...guards].some((guard) => guard(leave))

const positionOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

/** Remembers which entry is on screen; the router calls it after each step. */
export function markShown(): void {
  shown = { position: positionOf(history.state) ?? shown.position, pathname: location.pathname }
}

/**
 * Guards the browser's own buttons. Their step has been taken when it becomes known, so it is taken back before the router
 * learns of it, and taken again once it is allowed. Listens from now on: a listener added before hears of steps first.
 */
export function guardHistory(): () => void {
  let isTakenBack = false
  let isAllowed = false
  const onPop = (event: PopStateEvent) => {
    // Where a link leads to a place in the page, the browser has made an entry that the router does not count.
    if (positionOf(history.state) === undefined) history.replaceState({ idx: shown.position + 1 }, '')
    const delta = positionOf(history.state)! - shown.position
    const leave = () => {
      isAllowed = true
      history.go(delta)
    }
    if (isTakenBack) {
      isTakenBack = false
      event.stopImmediatePropagation()
    } else if (delta !== 0 && location.pathname !== shown.pathname && !isAllowed && isGuarded(leave)) {
      isTakenBack = true
      event.stopImmediatePropagation()
      history.go(-delta)
    } else isAllowed = false
  }
  addEventListener('popstate', onPop)
  return () => removeEventListener('popstate', onPop)
}
