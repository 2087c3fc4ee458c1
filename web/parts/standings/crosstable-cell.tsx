import { classes } from '../../ui/classes.ts'
import { Piece } from '../tournament/piece.tsx'
import type { RoundCell } from './round-cell.ts'
import styles from './crosstable-cell.module.css'

/** Result, colour and the opponent's rank; leads to the pairing. */
export function CrosstableCell({ cell, href }: { cell: RoundCell; href: string }) {
  const { kind, figure, colour, rank, bonus, provisional, title, match } = cell
  const content = (
    <>
      <b>
        {figure}
        {bonus && '*'}
      </b>
      {colour && <Piece colour={colour} />}
      {kind === 'bye' ? <span>bye</span> : <span>{rank}</span>}
    </>
  )
  const printed = `${figure}${bonus ? '*' : ''}${kind === 'bye' ? 'bye' : (rank ?? '')}`
  const look = classes(styles.cell, styles[kind], provisional && styles.provisional)
  if (match === undefined) {
    return (
      <span className={look} title={title}>
        {content}
      </span>
    )
  }
  return (
    // Who speaks to the page says what they see.
    <a className={look} href={`${href}#${match}`} title={title} aria-label={[title, printed].filter(Boolean).join(' ')}>
      {content}
    </a>
  )
}
