import { cellNext } from '#words/asItStands.js'
import * as say from '#words/standings.js'
import type { PointerEvent } from 'react'
import { localPath } from '../../navigation/local-path.ts'
import { classes } from '../../ui/classes.ts'
import type { RoundCell } from './round-cell.ts'
import styles from './crosstable-cell.module.css'

interface CrosstableCellProps {
  cell: RoundCell
  href: string
  /** The time at which the match will start. */
  next?: string | undefined
}

export const CrosstableCell = (props: CrosstableCellProps) => crosstableCell(props)

/**
 * The cell as a plain function: a long table has thousands, so each has few elements, no duplicate text and no
 * component.
 */
export function crosstableCell({ cell, href, next }: CrosstableCellProps) {
  const { kind, figure, colour, no, bonus, provisional, running, match, round, opponent = '' } = cell
  const result = next ?? `${figure}${bonus ? '*' : ''}`
  const other = kind === 'bye' ? say.shortBye() : next === undefined ? no : undefined
  const title = next === undefined ? cell.title : cellNext({ round, opponent, time: next })
  // The space separates the parts for screen readers; it also lets justified text stretch the gap.
  const rest = other === undefined ? '' : result ? ` ${other}` : `${other}`
  const printed = result + rest
  const look = classes(
    styles.cell,
    styles[kind],
    !result && styles.awaited,
    !running && result.length > 1 && styles.long,
    next === undefined ? colour && styles[colour] : styles.next,
    provisional && styles.provisional,
    running && styles.running,
    running === 'won' && styles.decided,
    running === 'lost' && styles.caught,
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
    // The accessible name includes the visible text, for voice control (WCAG 2.5.3).
    <a
      className={look}
      href={localPath(`${href}#${match}`)}
      aria-label={printed ? `${title} ${printed}` : title}
      onPointerOver={showWords}
      onPointerOut={hideWords}
    >
      <b>{result}</b>
      {rest}
    </a>
  )
}

/** Shows the accessible name as a tooltip, without the visible text at its end. */
function showWords({ currentTarget: cell }: PointerEvent<HTMLElement>): void {
  const words = cell.getAttribute('aria-label') ?? ''
  cell.title = words.slice(0, words.length - cell.textContent.length).trimEnd()
}

/** The element may be reused for another cell. */
const hideWords = ({ currentTarget: cell }: PointerEvent<HTMLElement>): void => cell.removeAttribute('title')
