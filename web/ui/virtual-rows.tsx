import { memo, startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { whenIdle } from '../hooks/when-idle.ts'
import styles from './virtual-rows.module.css'

/** Rows that come together. */
const CHUNK_SIZE = 30
/** How far beyond the screen rows are there at once, so that scrolling finds them. */
const ROOT_MARGIN = '400px 0px'
/** More rows than these are never there all at once: no phone bears them. */
const MOST_ROWS = 600
/** As many are rendered at the edge for who wants all of them; of longer tables one part after the other. */
const MOST_SERVED = 1200

/**
 * Long tables: the first rows come with the page, those on screen at once, the others while nothing else happens, so that the
 * browser's own search finds them; until then one row as high keeps their place. Of very long ones that place has what they
 * are found by, line by line, and the search leads to where the row is drawn. `shown` is a row that must be there, e.g. since
 * the address points at it. Where `order` is another, only what is on screen is drawn anew at once.
 */
export function VirtualRows<Row>({ rows, height, shown = -1, order = '', words, children }: RowsProps<Row>) {
  const asked = useAskedRows()
  const isVeryLong = useHydrated() && rows.length > MOST_ROWS
  const [drawn, draw] = useState({ order, chunks: 1 })
  if (drawn.order !== order) draw({ order, chunks: 1 })
  const count = Math.ceil(rows.length / CHUNK_SIZE)
  const wanted = rows.length > MOST_ROWS ? 1 : count
  const isDone = drawn.chunks >= wanted

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
      isDrawn={at < drawn.chunks || at === pointed || isAmong(asked, at)}
      draw={children as (row: unknown) => ReactNode}
      words={isVeryLong ? (words as ((row: unknown) => string) | undefined) : undefined}
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
  /** What a row is found by. */
  words?: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** The first row, from 0, of those that the address asks for beside the usual ones: who has no scripts gets no others. */
function useAskedRows(): number | undefined {
  const asked = new URLSearchParams(useLocation().search).get('rows')
  const first = asked === 'all' ? 1 : Number(asked)
  return Number.isInteger(first) && first > 0 ? first - 1 : undefined
}

/** Whether a chunk has rows of the part that begins there. */
const isAmong = (first: number | undefined, chunk: number): boolean =>
  first !== undefined && (chunk + 1) * CHUNK_SIZE > first && chunk * CHUNK_SIZE < first + MOST_SERVED

/** The way to all rows of a long table, part by part where it is very long, for who has no scripts. */
export function AllRowsLink({ count }: { count: number }) {
  const { pathname, search } = useLocation()
  const asked = useAskedRows()
  const isShort = count <= MOST_SERVED
  if (count <= CHUNK_SIZE || (isShort && asked !== undefined)) return null
  const href = (rows: string) => {
    const params = new URLSearchParams(search)
    params.set('rows', rows)
    return `${pathname}?${params}`
  }
  const parts = Array.from({ length: Math.ceil(count / MOST_SERVED) }, (_, at) => at * MOST_SERVED)
  return (
    <noscript>
      <p className={styles.all}>
        {isShort ? (
          <a href={href('all')}>Show all {count}</a>
        ) : (
          parts.map((first) => (
            <a key={first} href={href(String(first + 1))} aria-current={first === asked ? 'true' : undefined}>
              {first + 1}–{Math.min(first + MOST_SERVED, count)}
            </a>
          ))
        )}
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
  words: ((row: unknown) => string) | undefined
}

const Chunk = memo(function Chunk({ rows, at, height, isDrawn, draw, words }: ChunkProps) {
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

  const room = tall ?? own.length * height
  return (
    <tbody role="rowgroup" ref={body}>
      {isDrawn || isNear ? (
        own.map(draw)
      ) : (
        <tr aria-hidden="true" className={styles.place} style={{ height: room, lineHeight: `${room / own.length}px` }}>
          {words && (
            // Tables that cut off what is too long in a cell would hide it.
            <td style={{ overflow: 'visible' }}>
              <p className={styles.words}>{own.map(words).join('\n')}</p>
            </td>
          )}
        </tr>
      )}
    </tbody>
  )
})
