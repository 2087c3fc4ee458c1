type Listener = (event: PopStateEvent) => void

const listeners = new Set<Listener>()

/** Registers `popstate` before the router does. Call it before the router is rendered. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    for (const listener of listeners) listener(event)
  })
}

/**
 * Subscribes to back and forward steps; `stopImmediatePropagation` hides one from the router. Returns a function that
 * unsubscribes.
 */
export function onHistoryStep(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
