import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

/** Rows that come and go together. */
const CHUNK_SIZE = 50
/** Below that all rows are there: the browser's own search finds them. */
const MIN_VIRTUAL_ROWS = 200
/** How far beyond the screen rows are kept, so that scrolling finds them there. */
const ROOT_MARGIN = '1000px 0px'

/**
 * Long tables in chunks, of which only those near the screen have rows: the others keep their place with one row as high.
 * `shown` is a row that must be there, e.g. since the address points at it.
 */
export function VirtualRows<Row>({ rows, height, shown, children }: ChunksProps<Row>) {
  if (rows.length <= MIN_VIRTUAL_ROWS) return <tbody role="rowgroup">{rows.map(children)}</tbody>
  return Array.from({ length: Math.ceil(rows.length / CHUNK_SIZE) }, (_, at) => {
    const own = rows.slice(at * CHUNK_SIZE, (at + 1) * CHUNK_SIZE)
    return (
      <Chunk key={at} height={own.length * height} near={at === 0 || Math.floor((shown ?? -1) / CHUNK_SIZE) === at}>
        {() => own.map(children)}
      </Chunk>
    )
  })
}

interface ChunksProps<Row> {
  rows: Row[]
  /** Of a row in pixels, until it is known. */
  height: number
  shown?: number | undefined
  children: (row: Row) => ReactNode
}

function Chunk({ height, near, children }: { height: number; near: boolean; children: () => ReactNode }) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [there, setThere] = useState(near)
  const [tall, setTall] = useState(height)
  if (near && !there) setThere(true)

  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (!entry.isIntersecting) setTall(entry.boundingClientRect.height)
        setThere(entry.isIntersecting || near)
      },
      { rootMargin: ROOT_MARGIN },
    )
    watch.observe(body.current!)
    // Paper has no screen to be near to.
    const print = () => flushSync(() => setThere(true))
    addEventListener('beforeprint', print)
    return () => {
      watch.disconnect()
      removeEventListener('beforeprint', print)
    }
  }, [near])

  return (
    <tbody role="rowgroup" ref={body}>
      {there ? children() : <tr aria-hidden="true" style={{ height: tall }} />}
    </tbody>
  )
}
