import { useSyncExternalStore } from 'react'

/** Far enough apart that the lower header, which moves the page by a few pixels, does not raise itself again. */
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
  // A page that is loaded again is where it was before anybody listens.
  update()
  addEventListener('scroll', update, { passive: true })
  return () => removeEventListener('scroll', update)
}

/** Whether the page is scrolled away from its top. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrolled,
    () => false,
  )
