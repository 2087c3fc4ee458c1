import { Component, type ReactNode, type RefObject } from 'react'

const DURATION = 200
const EASING = 'cubic-bezier(0.2, 0, 0, 1)'
const STILL = '(prefers-reduced-motion: reduce)'

interface RowSlidesProps {
  /** Holds the rows, which have `data-row`. */
  box: RefObject<HTMLElement | null>
  /** The ids of the rows in order. */
  rows: readonly number[]
  /** A key of the reader's choices: rows only slide where the data alone changed. */
  order: string
  children: ReactNode
}

type Tops = Map<string, number>

/** Rows that change places with new data slide there; rows in an order that the reader chose are there at once. */
export class RowSlides extends Component<RowSlidesProps> {
  // Only a class can read the layout before React changes the page.
  override getSnapshotBeforeUpdate(before: RowSlidesProps): Tops | null {
    const { box, rows, order } = this.props
    if (before.order !== order || !box.current || isSameOrder(before.rows, rows)) return null
    if (matchMedia(STILL).matches) return null
    return new Map(rowsIn(box.current).map((row) => [row.dataset['row']!, row.offsetTop]))
  }

  override componentDidUpdate(_props: RowSlidesProps, _state: unknown, tops: Tops | null): void {
    if (!tops || !this.props.box.current) return
    for (const row of rowsIn(this.props.box.current)) {
      const from = (tops.get(row.dataset['row']!) ?? row.offsetTop) - row.offsetTop
      if (from !== 0) {
        row.animate?.([{ transform: `translateY(${from}px)` }, { transform: 'none' }], {
          duration: DURATION,
          easing: EASING,
        })
      }
    }
  }

  override render(): ReactNode {
    return this.props.children
  }
}

const rowsIn = (box: HTMLElement): HTMLElement[] => Array.from(box.querySelectorAll('[data-row]'))

const isSameOrder = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])
