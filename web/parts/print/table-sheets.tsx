import { Fragment, type ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Sheet } from './sheet.tsx'
import { linesOn } from './paper.ts'
import type { SheetFacts } from './sheet-facts.ts'
import { sheetPages, type SheetGroup } from './sheet-pages.ts'
import styles from './sheet.module.css'

/** A column of a printed table. Columns without a width share the rest. */
export interface SheetColumn {
  head: string
  /** In millimetres. */
  width?: number
  align?: 'start' | 'center' | 'end'
  /** Figures are never cut, unlike long names. */
  strong?: boolean
}

/** A table over as many pages as needed, with its column heads on each. */
export function TableSheets<Row>({
  facts,
  title,
  groups,
  columns,
  line,
  wide = false,
  renderRow,
}: TableSheetsProps<Row>) {
  const pages = sheetPages(groups, linesOn(facts.paper, line, wide))
  return pages.map((parts, at) => (
    // Pages have no key but their index.
    // oxlint-disable-next-line react/no-array-index-key
    <Sheet key={at} {...{ facts, title, wide }} page={at + 1} pages={pages.length}>
      <table className={styles.table} style={{ '--line': `${line}mm` }}>
        <colgroup>
          {columns.map(({ head, width }, column) => (
            <col key={`${head} ${column}`} style={width === undefined ? undefined : { width: `${width}mm` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ head, align }, column) => (
              <th key={`${head} ${column}`} scope="col" className={align && styles[align]}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Fragment key={part.title ?? ''}>
              {part.title !== undefined && (
                <tr>
                  <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                    {part.title}
                  </th>
                </tr>
              )}
              {part.rows.map((row) => {
                const shown = renderRow(row)
                return (
                  <tr key={shown.key}>
                    {shown.cells.map((cell, column) => (
                      <td
                        key={`${columns[column]!.head} ${column}`}
                        className={classes(
                          columns[column]!.align && styles[columns[column]!.align],
                          columns[column]!.strong && styles.strong,
                        )}
                      >
                        {cell}
                      </td>
                    ))}
                  </tr>
                )
              })}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Sheet>
  ))
}

interface TableSheetsProps<Row> {
  facts: SheetFacts
  title: string
  groups: SheetGroup<Row>[]
  columns: SheetColumn[]
  /** Line height in millimetres. */
  line: number
  wide?: boolean
  renderRow: (row: Row) => { key: string | number; cells: ReactNode[] }
}
