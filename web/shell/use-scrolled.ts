import { useSyncExternalStore } from 'react'

/** Hysteresis in pixels: the shrinking header moves the page a little and must not toggle itself. */
const DOWN = 64
const UP = 8

let scrolled = false

function subscribe(changed: () => void): () => void {
  const update = () => {
    const now = scrollY > (scrolled ? UP : DOWN)
    if (now === scrolled) return
    scrolled = now
    changed()
  }
  // After a reload the page may be scrolled already.
  update()
  addEventListener('scroll', update, { passive: true })
  return () => removeEventListener('scroll', update)
}

export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrolled,
    () => false,
  )
