import type { ReactNode } from 'react'
import { letterOf } from '#core/text/fold.ts'
import styles from './by-letter.module.css'

export function ByLetter<Row extends { id: string }>({ rows, nameOf, grid, children }: ByLetterProps<Row>) {
  return groupByLetter(rows, nameOf).map(({ letter, of }) => (
    <section key={letter} className={styles.letter} aria-label={letter}>
      <h2>{letter}</h2>
      <ul className={grid ? styles.grid : styles.lines}>
        {of.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </section>
  ))
}

interface ByLetterProps<Row> {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Whether rows are placed side by side. */
  grid: boolean
  children: (row: Row) => ReactNode
}

function groupByLetter<Row>(rows: readonly Row[], nameOf: (row: Row) => string): { letter: string; of: Row[] }[] {
  const groups: { letter: string; of: Row[] }[] = []
  for (const row of rows) {
    const letter = letterOf(nameOf(row))
    const last = groups.at(-1)
    if (last?.letter === letter) last.of.push(row)
    else groups.push({ letter, of: [row] })
  }
  return groups
}
