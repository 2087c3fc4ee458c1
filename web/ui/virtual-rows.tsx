import * as say from '#words/ui.js'
import { memo, startTransition, useCallback, useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { localPath } from '../navigation/local-path.ts'
import { whenIdle } from '../hooks/when-idle.ts'
import { nextSlots, type RowSlots } from './row-slots.ts'
import styles from './virtual-rows.module.css'

/**
 * Rows per chunk: few, so that an interaction re-renders hardly more than the screen; more in the longest tables, where
 * placeholders add up.
 */
const chunkSize = (rows: number): number => (rows > 2500 ? 20 : 10)
const FIRST_ROWS = 30
/** Chunks added per idle moment. */
const CHUNKS_AT_ONCE = 2
/** Rows within this distance of the screen are rendered, so that scrolling finds them. */
const ROOT_MARGIN = '400px'
/**
 * Of longer tables only rows near the screen are rendered, as phones cannot hold more; fewer where placeholders hold
 * text for the browser's search.
 */
const MOST_ROWS = { withWords: 150, withoutWords: 600 }
/** Rows rendered at the edge on request; longer tables are split into pages. */
const MOST_SERVED = 1200

/**
 * Rows of long tables: the first ones come with the page, those on screen at once, the others when the browser is idle,
 * so that its own search finds them; until then a placeholder row has their height. In very long tables the placeholder
 * holds the rows' searchable text, and the search scrolls to where the row is rendered. `shown` is a row that must be
 * rendered, e.g. since the hash points at it. On another `order` only rows on screen are rendered again at once; rows
 * with an `id` then reuse existing elements.
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
    // Printing needs all rows.
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
  /** Height of a row in pixels, until it is measured. */
  height: number
  shown?: number | undefined
  /** A key of the current order of rows. */
  order?: string
  /** With more rows than this only those near the screen are rendered. */
  most?: number
  /** Text by which the browser's search finds a row. */
  words?: (row: Row) => string
  /** Identifies a row where rows reuse elements: the elements then have the `key` that `children` gets. */
  id?: (row: Row) => number
  children: (row: Row, key: number) => ReactNode
}

/**
 * The first row, from 0, of the part that the address asks for, in addition to the initial rows: for readers without
 * scripts.
 */
function useAskedRows(): number | undefined {
  const asked = new URLSearchParams(useLocation().search).get('rows')
  const first = asked === 'all' ? 1 : Number(asked)
  return Number.isInteger(first) && first > 0 ? first - 1 : undefined
}

/** Whether a chunk overlaps the requested part. */
const isAmong = (first: number | undefined, chunk: number, size: number): boolean =>
  first !== undefined && (chunk + 1) * size > first && chunk * size < first + MOST_SERVED

/** Links to all rows of a long table, in parts where it is very long, for readers without scripts. */
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
          <a href={localPath(href('all'))}>{say.showAllCount({ count })}</a>
        ) : (
          parts.map((first) => (
            <a
              key={first}
              href={localPath(href(String(first + 1)))}
              aria-current={first === asked ? 'true' : undefined}
            >
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
  /** Rows per chunk. */
  size: number
  height: number
  order: string
  isDrawn: boolean
  /** Whether rows near the screen are rendered, too. */
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
    // A new `tbody` for another order: browsers remove one element faster than its rows one by one.
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
  /** Whether its update may wait. */
  isLate: boolean
}

/** Placeholder of a chunk, as high as its rows, with their searchable text. */
const Place = memo(
  function Place({ room, rows, words }: PlaceProps) {
    return (
      <tr aria-hidden="true" className={styles.place} style={{ height: room, lineHeight: `${room / rows.length}px` }}>
        {words && (
          // Tables that cut off long cells would hide the text.
          <td style={{ overflow: 'visible' }}>
            <p className={styles.words}>{rows.map(words).join('\n')}</p>
          </td>
        )}
      </tr>
    )
  },
  (_, { isLate }) => isLate,
)
