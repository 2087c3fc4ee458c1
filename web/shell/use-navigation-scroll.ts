import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { decodedHash } from '../hooks/use-hash.ts'
import { whenIdle } from '../hooks/when-idle.ts'

/** The target may come with data; after this long the scroll is given up. */
const TIMEOUT = 5000
/** Browsers allow about a hundred history changes in ten seconds. */
const SETTLED = 150
/**
 * The header shrinks once the page is scrolled, which moves the page again: a restored position is held for this long.
 */
const HOLD = 400
/** The header covers this much of the window; and this much of a target must be visible above the window's end. */
const HEADER_HEIGHT = 56
/** Input that cancels a pending scroll. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Scrolls and focuses as browsers do with documents. A new page starts at its top or at the hash, with focus in its
 * main part; "back" and a reload restore the position. Within a scope the position stays.
 */
export function useNavigationScroll(scope: string): void {
  const { key, hash: written } = useLocation()
  const type = useNavigationType()
  const hash = decodedHash(written)
  const shown = useRef<{ key: string; scope: string; hash: string }>(undefined)
  const waiting = useRef<() => void>(undefined)

  useEffect(() => rememberPlaces(() => waiting.current !== undefined), [])

  useLayoutEffect(() => {
    const before = shown.current
    if (before?.key === key && before.scope === scope && before.hash === hash) return undefined
    shown.current = { key, scope, hash }
    waiting.current?.()
    const wait = (arrives: () => boolean, hold = 0) => {
      waiting.current = retryFor(arrives, hold, () => void (waiting.current = undefined))
    }
    const isElsewhere = before !== undefined && before.scope !== scope
    const place = type === 'POP' ? keptPlace() : undefined
    if (isElsewhere) document.getElementById('main')?.focus({ preventScroll: true })
    if (place !== undefined) wait(() => scrollToPlace(place), HOLD)
    else if (hash && (isElsewhere || before === undefined || (before.hash !== hash && type !== 'POP'))) {
      // The browser itself scrolls to a hash on the current page.
      wait(() => scrollToTarget(hash))
    } else if (isElsewhere) scrollTo(0, 0)
    // When idle: only "back" will need it, and the click should not wait.
    else if (type !== 'POP') return whenIdle(() => keepPlace(placeNow()))
    return undefined
  }, [key, type, scope, hash])
}

/** The scroll position that the current history entry holds. */
const keptPlace = (): number | undefined => (history.state as { place?: number } | null)?.place

const keepPlace = (place: number): void => history.replaceState({ ...(history.state as object | null), place }, '')

/** Measured at the main part, since the header shrinks once it is scrolled. */
const placeNow = (): number => -(document.getElementById('main')?.getBoundingClientRect().top ?? 0)

/** Stores the position in each history entry, unless a scroll is pending. */
function rememberPlaces(isScrolling: () => boolean): () => void {
  let settling: ReturnType<typeof setTimeout>
  const save = () => {
    clearTimeout(settling)
    // Scrolling during a pending scroll fires no further event: check again later.
    if (isScrolling()) return void (settling = setTimeout(save, SETTLED))
    const place = placeNow()
    if (keptPlace() !== place) keepPlace(place)
  }
  const onScroll = () => {
    clearTimeout(settling)
    settling = setTimeout(save, SETTLED)
  }
  // On a reload the browser itself restores the position, before scripts run.
  const onHide = () => {
    save()
    history.scrollRestoration = 'auto'
  }
  const onShow = () => void (history.scrollRestoration = 'manual')
  onShow()
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  // Any click may open another page.
  document.addEventListener('click', save, { capture: true })
  return () => {
    clearTimeout(settling)
    removeEventListener('scroll', onScroll)
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
    document.removeEventListener('click', save, { capture: true })
  }
}

/** Scrolls once the page is long enough, and again until nothing in it is loading. */
function scrollToPlace(place: number): boolean {
  const missing = place - placeNow()
  if (document.documentElement.scrollHeight - innerHeight < scrollY + missing - 1) return false
  if (Math.abs(missing) >= 1) scrollBy(0, missing)
  return document.querySelector('#main [aria-busy="true"]') === null
}

/** Scrolls to the element with this id once it is there. */
function scrollToTarget(id: string): boolean {
  const target = document.getElementById(id)
  if (target && !isInView(target)) target.scrollIntoView({ block: 'center' })
  return target !== null
}

/** A target that is visible already, e.g. one just opened, is not moved. */
function isInView(target: Element): boolean {
  const { top } = target.getBoundingClientRect()
  return top >= HEADER_HEIGHT && top <= innerHeight - 2 * HEADER_HEIGHT
}

/**
 * Retries on each change of the page until it succeeds, and for `hold` milliseconds after; gives up after a timeout or
 * on input of the reader. Returns a function that stops it.
 */
function retryFor(succeeds: () => boolean, hold: number, onEnd: () => void): (() => void) | undefined {
  if (succeeds() && hold === 0) return undefined
  let ending: ReturnType<typeof setTimeout>
  const stop = () => {
    clearTimeout(ending)
    changes.disconnect()
    removeEventListener('scroll', attempt)
    for (const way of OWN_WAYS) removeEventListener(way, stop)
    onEnd()
  }
  let hasSucceeded = false
  const attempt = () => {
    if (!succeeds() || hasSucceeded) return
    hasSucceeded = true
    clearTimeout(ending)
    ending = setTimeout(stop, hold)
  }
  const changes = new MutationObserver(attempt)
  changes.observe(document.body, { childList: true, subtree: true })
  addEventListener('scroll', attempt, { passive: true })
  for (const way of OWN_WAYS) addEventListener(way, stop, { passive: true })
  ending = setTimeout(stop, TIMEOUT)
  attempt()
  return stop
}
