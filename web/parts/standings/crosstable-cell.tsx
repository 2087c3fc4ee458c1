import type { PointerEvent } from 'react'
import { classes } from '../../ui/classes.ts'
import type { RoundCell } from './round-cell.ts'
import styles from './crosstable-cell.module.css'

interface CrosstableCellProps {
  cell: RoundCell
  href: string
}

/** Result, colour and the opponent's rank; leads to the pairing. */
export const CrosstableCell = (props: CrosstableCellProps) => crosstableCell(props)

/** The same, for rows of a long table. That has thousands of them: few elements, no word twice, and no component for each. */
export function crosstableCell({ cell, href }: CrosstableCellProps) {
  const { kind, figure, colour, rank, bonus, provisional, title, match } = cell
  const result = `${figure}${bonus ? '*' : ''}`
  const other = kind === 'bye' ? 'bye' : rank
  // A space parts them for who hears them, and for the line, which is stretched there.
  const rest = other === undefined ? '' : result ? ` ${other}` : `${other}`
  const printed = result + rest
  const look = classes(
    styles.cell,
    styles[kind],
    !result && styles.awaited,
    result.length > 1 && styles.long,
    colour && styles[colour],
    provisional && styles.provisional,
  )
  if (match === undefined) {
    return (
      <span className={look} title={title}>
        <b>{result}</b>
        {rest}
      </span>
    )
  }
  return (
    // Who speaks to the page says what they see.
    <a
      className={look}
      href={`${href}#${match}`}
      aria-label={printed ? `${title} ${printed}` : title}
      onPointerOver={showWords}
      onPointerOut={hideWords}
    >
      <b>{result}</b>
      {rest}
    </a>
  )
}

/** Who points at a cell reads what others hear of it, but for what stands in it. */
function showWords({ currentTarget: cell }: PointerEvent<HTMLElement>): void {
  const words = cell.getAttribute('aria-label') ?? ''
  cell.title = words.slice(0, words.length - cell.textContent.length).trimEnd()
}

/** Others may come to stand in it. */
const hideWords = ({ currentTarget: cell }: PointerEvent<HTMLElement>): void => cell.removeAttribute('title')
