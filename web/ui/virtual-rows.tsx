import { memo, startTransition, useCallback, useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { whenIdle } from '../hooks/when-idle.ts'
import { nextSlots, type RowSlots } from './row-slots.ts'
import styles from './virtual-rows.module.css'

/**
 * Rows that come together: few, so that what is on screen is hardly more than what a press must draw anew; more in the longest
 * tables, where the places of those that are not there add up.
 */
const chunkSize = (rows: number): number => (rows > 2500 ? 20 : 10)
/** The rows that come with the page. */
const FIRST_ROWS = 30
/** Chunks that come in one idle moment. */
const CHUNKS_AT_ONCE = 2
/** How far beyond the screen rows are there at once, so that scrolling finds them. */
const ROOT_MARGIN = '400px'
/** More rows than these are never there all at once, as no phone bears them; fewer where each is found by words in its place. */
const MOST_ROWS = { withWords: 150, withoutWords: 600 }
/** As many are rendered at the edge for who wants all of them; of longer tables one part after the other. */
const MOST_SERVED = 1200

/**
 * Long tables: the first rows come with the page, those on screen at once, the others while nothing else happens, so that the
 * browser's own search finds them; until then one row as high keeps their place. Of very long ones that place has what they
 * are found by, line by line, and the search leads to where the row is drawn. `shown` is a row that must be there, e.g. since
 * the address points at it. Where `order` is another, only what is on screen is drawn anew at once; rows with an `id` then take
 * the elements that are there.
 */
export function VirtualRows<Row>({
  rows,
  height,
  shown = -1,
  order = '',
  words,
  most = MOST_ROWS[words ? 'withWords' : 'withoutWords'],
  id,
  children,
}: RowsProps<Row>) {
  const asked = useAskedRows()
  const isVeryLong = rows.length > most
  const hasWords = useHydrated() && isVeryLong
  const size = chunkSize(rows.length)
  const [drawn, draw] = useState({ order, chunks: FIRST_ROWS / size, nearby: true })
  if (drawn.order !== order) draw({ order, chunks: 1, nearby: false })
  const count = Math.ceil(rows.length / size)
  const isDone = drawn.nearby && (isVeryLong || drawn.chunks >= count)

  useEffect(() => {
    if (isDone) return
    const more = isVeryLong ? 0 : CHUNKS_AT_ONCE
    return whenIdle(() => startTransition(() => draw({ order, chunks: drawn.chunks + more, nearby: true })))
  }, [isDone, isVeryLong, drawn, order])

  useEffect(() => {
    // Paper has no screen to be near to.
    const print = () => flushSync(() => draw((now) => ({ ...now, chunks: count })))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [count])

  const same = { rows, height, order, draw: children as DrawRow, id: id as ((row: unknown) => number) | undefined }
  if (rows.length <= FIRST_ROWS) return <Chunk at={0} size={rows.length} isDrawn nearby words={undefined} {...same} />
  const pointed = Math.floor(shown / size)
  return Array.from({ length: count }, (_, at) => (
    <Chunk
      key={at}
      at={at}
      size={size}
      isDrawn={at < drawn.chunks || at === pointed || isAmong(asked, at, size)}
      nearby={drawn.nearby}
      words={hasWords ? (words as ((row: unknown) => string) | undefined) : undefined}
      {...same}
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
  /** Of more rows than these only what is near the screen is there. */
  most?: number
  /** What a row is found by. */
  words?: (row: Row) => string
  /** What tells a row from the others, where another may take its elements: those have the key that `children` is given. */
  id?: (row: Row) => number
  children: (row: Row, key: number) => ReactNode
}

/** The first row, from 0, of those that the address asks for beside the usual ones: who has no scripts gets no others. */
function useAskedRows(): number | undefined {
  const asked = new URLSearchParams(useLocation().search).get('rows')
  const first = asked === 'all' ? 1 : Number(asked)
  return Number.isInteger(first) && first > 0 ? first - 1 : undefined
}

/** Whether a chunk has rows of the part that begins there. */
const isAmong = (first: number | undefined, chunk: number, size: number): boolean =>
  first !== undefined && (chunk + 1) * size > first && chunk * size < first + MOST_SERVED

/** The way to all rows of a long table, part by part where it is very long, for who has no scripts. */
export function AllRowsLink({ count }: { count: number }) {
  const { pathname, search } = useLocation()
  const asked = useAskedRows()
  const isShort = count <= MOST_SERVED
  if (count <= FIRST_ROWS || (isShort && asked !== undefined)) return null
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

type DrawRow = (row: unknown, key: number) => ReactNode

interface ChunkProps {
  rows: unknown[]
  at: number
  /** How many rows are in each. */
  size: number
  height: number
  order: string
  isDrawn: boolean
  /** Whether rows near the screen are to be there, and not only those on it. */
  nearby: boolean
  draw: DrawRow
  id: ((row: unknown) => number) | undefined
  words: ((row: unknown) => string) | undefined
}

const Chunk = memo(function Chunk({ rows, at, size, height, order, isDrawn, nearby, draw, id, words }: ChunkProps) {
  const own = rows.slice(at * size, (at + 1) * size)
  const [isNear, setNear] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const isShown = isDrawn || isSeen || (isNear && nearby)
  const [slots, keepSlots] = useState<RowSlots>()
  const next = isShown && id ? nextSlots(slots, order, own.map(id)) : undefined
  if (next && next !== slots) keepSlots(next)
  const [tall, setTall] = useState<number>()

  const watch = useCallback((body: HTMLElement | null) => {
    if (!body) return undefined
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (!entry.isIntersecting && body.childElementCount > 1) setTall(entry.boundingClientRect.height)
        setNear(entry.isIntersecting)
      },
      { rootMargin: ROOT_MARGIN },
    )
    const seen = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting))
    for (const observer of [near, seen]) observer.observe(body)
    return () => {
      for (const observer of [near, seen]) observer.disconnect()
    }
  }, [])

  const isPart = own.length < rows.length
  return (
    // Another body for another order: the browser lets go of one faster than of its rows one by one.
    <tbody key={isShown && isPart && !id ? order : undefined} className={styles.chunk} role="rowgroup" ref={watch}>
      {isShown ? (
        own.map((row, place) => draw(row, next && id ? next.ids.indexOf(id(row)) : place))
      ) : (
        <Place room={tall ?? own.length * height} rows={own} words={words} isLate={!nearby} />
      )}
    </tbody>
  )
})

interface PlaceProps {
  room: number
  rows: unknown[]
  words: ((row: unknown) => string) | undefined
  /** Whether what changed of it may wait. */
  isLate: boolean
}

/** What keeps the place of rows, as high as they are, with what they are found by. */
const Place = memo(
  function Place({ room, rows, words }: PlaceProps) {
    return (
      <tr aria-hidden="true" className={styles.place} style={{ height: room, lineHeight: `${room / rows.length}px` }}>
        {words && (
          // Tables that cut off what is too long in a cell would hide it.
          <td style={{ overflow: 'visible' }}>
            <p className={styles.words}>{rows.map(words).join('\n')}</p>
          </td>
        )}
      </tr>
    )
  },
  (_, { isLate }) => isLate,
)
