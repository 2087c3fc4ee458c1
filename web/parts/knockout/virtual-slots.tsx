import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styles from './virtual-slots.module.css'

/** Slots per group; a group is rendered or left out as a whole. */
const GROUP_SIZE = 32
/** Shorter columns are rendered in full, so that the browser's own search finds everything. */
const MIN_VIRTUAL_SLOTS = 128
/** Groups within this distance of the screen are rendered before they scroll into view. */
const ROOT_MARGIN = '1500px 0px'

/**
 * The slots of a long column, of which only the groups near the screen are rendered; the others keep their room.
 * `shown` is the index of a slot that is always rendered, such as the one named in the hash.
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
  /** Height of a slot in pixels. */
  height: number
  /** −1 for none. */
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
    // A printed page has no viewport: render every group.
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
