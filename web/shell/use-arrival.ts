import { useEffect, useRef } from 'react'
import { useHash } from '../hooks/use-hash.ts'

/** A target may come with data; after that long nobody waits for it any more. */
const PATIENCE = 5000

/**
 * What a browser does when a new document arrives: it shows the top, or what # names, and reading starts in the main part.
 * Going back keeps the browser's own scroll position.
 */
export function useArrival(room: string): void {
  const hash = useHash()
  const before = useRef(room)
  const back = useRef(false)

  useEffect(() => {
    const wentBack = () => (back.current = true)
    const wentOn = () => (back.current = false)
    addEventListener('popstate', wentBack)
    addEventListener('pushState', wentOn)
    return () => {
      removeEventListener('popstate', wentBack)
      removeEventListener('pushState', wentOn)
    }
  }, [])

  useEffect(() => {
    if (before.current === room) return
    before.current = room
    if (back.current) return
    document.getElementById('main')?.focus({ preventScroll: true })
    if (!location.hash) scrollTo(0, 0)
  }, [room])

  useEffect(() => (hash && !back.current ? scrollToWhenThere(hash) : undefined), [hash])
}

/** What lies over the top of the window, and what of a target must show at its end. */
const EDGE = 56

/** What is before the reader's eyes, such as what they have just opened, stays where it is. */
function isInView(target: Element): boolean {
  const { top } = target.getBoundingClientRect()
  return top >= EDGE && top <= innerHeight - 2 * EDGE
}

/** Scrolls to the element of that id, now or as soon as it is there. Returns how to stop waiting. */
function scrollToWhenThere(id: string): (() => void) | undefined {
  const found = () => {
    const target = document.getElementById(id)
    if (target && !isInView(target)) target.scrollIntoView({ block: 'center' })
    return target !== null
  }
  if (found()) return undefined
  const waiting = new MutationObserver(() => found() && stop())
  const late = setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    clearTimeout(late)
    waiting.disconnect()
  }
  waiting.observe(document.body, { childList: true, subtree: true })
  return stop
}
