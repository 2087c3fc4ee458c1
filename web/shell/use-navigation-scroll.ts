import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { decodedHash } from '../hooks/use-hash.ts'
import { whenIdle } from '../hooks/when-idle.ts'

/** What is scrolled to may come with data; after that long nobody waits for it any more. */
const TIMEOUT = 5000
/** Browsers bear a hundred changes of an entry in ten seconds. */
const SETTLED = 150
/** The header grows lower when it is scrolled under, which moves the page once more. */
const HOLD = 400
/** What lies over the top of the window, and what of a target must show at its end. */
const HEADER_HEIGHT = 56
/** Who does any of this wants to be somewhere else. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Does what a browser does with documents. A new page is shown from its top, or where # points, and reading starts in its
 * main part; "back" and a reload show each page where it was left. Within a scope the reader stays where they are.
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
      // To a place in the page the browser goes by itself.
      wait(() => scrollToTarget(hash))
    } else if (isElsewhere) scrollTo(0, 0)
    // No press waits for what only "back" will ask for.
    else if (type !== 'POP') return whenIdle(() => keepPlace(placeNow()))
    return undefined
  }, [key, type, scope, hash])
}

/** The place that was kept with the entry of the browser's history that is on screen. */
const keptPlace = (): number | undefined => (history.state as { place?: number } | null)?.place

const keepPlace = (place: number): void => history.replaceState({ ...(history.state as object | null), place }, '')

/** How far its reader is in a page: its main part counts, as the header is lower once it is scrolled under. */
const placeNow = (): number => -(document.getElementById('main')?.getBoundingClientRect().top ?? 0)

/** Keeps with each entry the place of its reader, as long as nothing is being scrolled to. */
function rememberPlaces(isScrolling: () => boolean): () => void {
  let settling: ReturnType<typeof setTimeout>
  const save = () => {
    clearTimeout(settling)
    // Who scrolls while the page is still being put in its place is not heard again: looked at later.
    if (isScrolling()) return void (settling = setTimeout(save, SETTLED))
    const place = placeNow()
    if (keptPlace() !== place) keepPlace(place)
  }
  const onScroll = () => {
    clearTimeout(settling)
    settling = setTimeout(save, SETTLED)
  }
  // A page that is loaded again is for the browser to scroll, before there are scripts.
  const onHide = () => {
    save()
    history.scrollRestoration = 'auto'
  }
  const onShow = () => void (history.scrollRestoration = 'manual')
  onShow()
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  // Whatever is pressed may lead elsewhere.
  document.addEventListener('click', save, { capture: true })
  return () => {
    clearTimeout(settling)
    removeEventListener('scroll', onScroll)
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
    document.removeEventListener('click', save, { capture: true })
  }
}

/** Scrolls as soon as the page is long enough, and again until nothing in it is loading. */
function scrollToPlace(place: number): boolean {
  const missing = place - placeNow()
  if (document.documentElement.scrollHeight - innerHeight < scrollY + missing - 1) return false
  if (Math.abs(missing) >= 1) scrollBy(0, missing)
  return document.querySelector('#main [aria-busy="true"]') === null
}

/** Scrolls to the element of that id as soon as it is there. */
function scrollToTarget(id: string): boolean {
  const target = document.getElementById(id)
  if (target && !isInView(target)) target.scrollIntoView({ block: 'center' })
  return target !== null
}

/** What is before the reader's eyes, such as what they have just opened, stays where it is. */
function isInView(target: Element): boolean {
  const { top } = target.getBoundingClientRect()
  return top >= HEADER_HEIGHT && top <= innerHeight - 2 * HEADER_HEIGHT
}

/**
 * Tries again with each change of the page until it succeeds and for `hold` after, or until it takes too long or the reader
 * goes elsewhere. Returns how to stop.
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
