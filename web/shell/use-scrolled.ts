import { useSyncExternalStore } from 'react'

/** Far enough apart that the lower header, which moves the page by a few pixels, does not raise itself again. */
const DOWN = 64
const UP = 8

let scrolled = false

function listen(changed: () => void): () => void {
  const look = () => {
    const now = scrollY > (scrolled ? UP : DOWN)
    if (now === scrolled) return
    scrolled = now
    changed()
  }
  // A page that is loaded again is where it was before anybody listens.
  look()
  addEventListener('scroll', look, { passive: true })
  return () => removeEventListener('scroll', look)
}

/** Whether the page is scrolled away from its top. */
export const useScrolled = (): boolean => useSyncExternalStore(listen, () => scrolled)
