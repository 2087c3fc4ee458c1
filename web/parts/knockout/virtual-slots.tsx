import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styles from './virtual-slots.module.css'

/** Slots that come and go together. */
const GROUP_SIZE = 32
/** Below that all are there: the browser's own search finds them. */
const MIN_VIRTUAL_SLOTS = 128
/** How far beyond the screen slots are kept, so that scrolling finds them there. */
const ROOT_MARGIN = '1500px 0px'

/**
 * The slots of a long column in groups, of which only those near the screen are there; the others keep their place.
 * `shown` is a slot that must be there, e.g. since the address points at it.
 */
export function VirtualSlots<Slot>({ slots, height, shown, children }: GroupsProps<Slot>) {
  if (slots.length <= MIN_VIRTUAL_SLOTS) return slots.map(children)
  return Array.from({ length: Math.ceil(slots.length / GROUP_SIZE) }, (_, at) => {
    const from = at * GROUP_SIZE
    const own = slots.slice(from, from + GROUP_SIZE)
    return (
      <SlotGroup key={at} height={own.length * height} near={at === 0 || Math.floor(shown / GROUP_SIZE) === at}>
        {() => own.map((slot, place) => children(slot, from + place))}
      </SlotGroup>
    )
  })
}

interface GroupsProps<Slot> {
  slots: Slot[]
  /** Of a slot, in pixels. */
  height: number
  /** −1: none. */
  shown: number
  children: (slot: Slot, place: number) => ReactNode
}

function SlotGroup({ height, near, children }: { height: number; near: boolean; children: () => ReactNode }) {
  const mark = useRef<HTMLLIElement>(null)
  const [there, setThere] = useState(near)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry && setThere(entry.isIntersecting), {
      rootMargin: ROOT_MARGIN,
    })
    watch.observe(mark.current!)
    // Paper has no screen to be near to.
    const print = () => flushSync(() => setThere(true))
    addEventListener('beforeprint', print)
    return () => {
      watch.disconnect()
      removeEventListener('beforeprint', print)
    }
  }, [])
  return (
    <>
      <li ref={mark} className={styles.mark} style={{ height }} aria-hidden="true" />
      {there || near ? children() : <li style={{ height }} aria-hidden="true" />}
    </>
  )
}
