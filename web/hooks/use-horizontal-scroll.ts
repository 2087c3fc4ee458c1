import { useCallback, useRef, useState, type KeyboardEvent } from 'react'

const STEP = 100
const KEYS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Scrolls a box sideways in steps of 100 px, by buttons and arrow keys. Spread `scrollProps` on the box; `step` moves
 * left or right, and quick steps add up; `canScroll` tells whether there is more on each side.
 */
export function useHorizontalScroll() {
  const box = useRef<HTMLDivElement>(null)
  const goal = useRef<number>(undefined)
  const [canScroll, setMore] = useState({ left: false, right: false })

  const ref = useCallback((own: HTMLDivElement) => {
    box.current = own
    goal.current = undefined
    const look = () => {
      const [least, most] = reach(own)
      const left = own.scrollLeft > least + 1
      const right = own.scrollLeft < most - 1
      setMore((known) => (known.left === left && known.right === right ? known : { left, right }))
    }
    const arrived = () => void (goal.current = undefined)
    const resized = new ResizeObserver(look)
    resized.observe(own)
    own.addEventListener('scroll', look, { passive: true })
    own.addEventListener('scrollend', arrived)
    return () => {
      resized.disconnect()
      own.removeEventListener('scroll', look)
      own.removeEventListener('scrollend', arrived)
    }
  }, [])

  const step = (by: -1 | 1): void => {
    const own = box.current!
    const from = goal.current ?? own.scrollLeft
    const [least, most] = reach(own)
    const left = Math.max(least, Math.min(most, from + by * STEP))
    if (left !== own.scrollLeft) goal.current = left
    own.scrollTo({ left })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = KEYS[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    step(by)
  }
  return { step, canScroll, scrollProps: { ref, onKeyDown, tabIndex: 0, role: 'region' } }
}

/** The scroll positions of both ends; from right to left the beginning is at 0 and all others are negative. */
function reach(box: HTMLElement): [least: number, most: number] {
  const beyond = box.scrollWidth - box.clientWidth
  return getComputedStyle(box).direction === 'rtl' ? [-beyond, 0] : [0, beyond]
}
