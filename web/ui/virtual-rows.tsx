import { memo, startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { whenIdle } from '../hooks/when-idle.ts'
import styles from './virtual-rows.module.css'

/** Rows that come together. */
const CHUNK_SIZE = 30
/** How far beyond the screen rows are there at once, so that scrolling finds them. */
const ROOT_MARGIN = '400px 0px'
/** More rows than these are never there all at once: no phone bears them. */
const MOST_ROWS = 600
/** As many are rendered at the edge for who wants all of them. */
const MOST_SERVED = 1200

/**
 * Long tables: the first rows come with the page, those on screen at once, the others while nothing else happens, so that the
 * browser's own search finds them; until then one row as high keeps their place. `shown` is a row that must be there, e.g.
 * since the address points at it. Where `order` is another, only what is on screen is drawn anew at once.
 */
export function VirtualRows<Row>({ rows, height, shown = -1, order = '', children }: RowsProps<Row>) {
  const isWhole = useWantsAllRows() && rows.length <= MOST_SERVED
  const [drawn, draw] = useState({ order, chunks: 1 })
  if (drawn.order !== order) draw({ order, chunks: 1 })
  const count = Math.ceil(rows.length / CHUNK_SIZE)
  const wanted = rows.length > MOST_ROWS ? 1 : count
  const isDone = isWhole || drawn.chunks >= wanted

  useEffect(() => {
    if (isDone) return
    return whenIdle(() => startTransition(() => draw({ ...drawn, chunks: drawn.chunks + 1 })))
  }, [isDone, drawn])

  useEffect(() => {
    // Paper has no screen to be near to.
    const print = () => flushSync(() => draw((now) => ({ ...now, chunks: count })))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [count])

  const pointed = Math.floor(shown / CHUNK_SIZE)
  if (count <= 1) return <tbody role="rowgroup">{rows.map(children)}</tbody>
  return Array.from({ length: count }, (_, at) => (
    <Chunk
      key={at}
      rows={rows}
      at={at}
      height={height}
      isDrawn={isWhole || at < drawn.chunks || at === pointed}
      draw={children as (row: unknown) => ReactNode}
    />
  ))
}

interface RowsProps<Row> {
  rows: Row[]
  /** Of a row in pixels, until it is known. */
  height: number
  shown?: number | undefined
  /** What tells an order of the rows from another. */
  order?: string
  children: (row: Row) => ReactNode
}

/** Whether the address asks for all rows at once: who has no scripts gets no others. */
const useWantsAllRows = (): boolean => new URLSearchParams(useLocation().search).get('rows') === 'all'

/** The way to all rows of a long table, for who has no scripts. */
export function AllRowsLink({ count }: { count: number }) {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  if (count <= CHUNK_SIZE || count > MOST_SERVED || params.get('rows') === 'all') return null
  params.set('rows', 'all')
  return (
    <noscript>
      <p className={styles.all}>
        <a href={`${pathname}?${params}`}>Show all {count}</a>
      </p>
    </noscript>
  )
}

interface ChunkProps {
  rows: unknown[]
  at: number
  height: number
  isDrawn: boolean
  draw: (row: unknown) => ReactNode
}

const Chunk = memo(function Chunk({ rows, at, height, isDrawn, draw }: ChunkProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const own = rows.slice(at * CHUNK_SIZE, (at + 1) * CHUNK_SIZE)
  const [isNear, setNear] = useState(false)
  const [tall, setTall] = useState<number>()

  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (!entry.isIntersecting) setTall(entry.boundingClientRect.height)
        setNear(entry.isIntersecting)
      },
      { rootMargin: ROOT_MARGIN },
    )
    watch.observe(body.current!)
    return () => watch.disconnect()
  }, [])

  return (
    <tbody role="rowgroup" ref={body}>
      {isDrawn || isNear ? (
        own.map(draw)
      ) : (
        <tr aria-hidden="true" className={styles.place} style={{ height: tall ?? own.length * height }} />
      )}
    </tbody>
  )
})
