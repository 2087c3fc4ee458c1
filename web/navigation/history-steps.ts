type Listener = (event: PopStateEvent) => void

const listeners = new Set<Listener>()

/** Lets `onHistoryStep` hear of the browser's own buttons before the router does. To be called before the router is rendered. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    for (const listener of listeners) listener(event)
  })
}

/** Listens to steps in the browser's history; `stopImmediatePropagation` keeps one from the router. Returns how to stop. */
export function onHistoryStep(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
