import * as say from '#words/import.js'
import { useState, type ReactNode } from 'react'
import type { EntryColumn } from '#core/people/entry-list-header.ts'
import type { ListedEntry, ReadRow } from '#core/people/parse-entry-list.ts'
import layout from '../../styles/layout.module.css'
import { T } from '../../ui/t.tsx'
import { classes } from '../../ui/classes.ts'
import { PanelFoot } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import table from '../../ui/table.module.css'
import styles from './list-table.module.css'
import type { ColumnMeaning, EntryList } from './use-entry-list.ts'

const MEANINGS: { value: ColumnMeaning; label: () => string }[] = [
  { value: 'left', label: say.columnLeft },
  { value: 'name', label: say.columnName },
  { value: 'lastFirst', label: say.columnLastFirst },
  { value: 'first', label: say.columnFirstName },
  { value: 'last', label: say.columnLastName },
  { value: 'title', label: say.columnTitle },
  { value: 'rating', label: say.columnRating },
  { value: 'nationality', label: say.columnFederation },
  { value: 'fideId', label: say.columnFideId },
  { value: 'club', label: say.columnClub },
  { value: 'birth', label: say.columnBorn },
  { value: 'sex', label: say.columnSex },
  { value: 'group', label: say.columnGroup },
]
const FIRST_ROWS = 50

/** A list as it is read: what each column holds can be chosen, and lines with something to look at come first. */
export function ListTable({ list, double = say.listedTwice() }: { list: EntryList; double?: string }) {
  const [isWhole, setWhole] = useState(false)
  const { rows, doubles, unused } = list
  const { heads, columns, order } = list.table
  const all = rows.map((read, at) => ({ ...read, isDouble: doubles[at]! }))
  const odd = all.filter(({ entry, isDouble }) => isDouble || isOdd(entry))
  const plain = all.filter(({ entry, isDouble }) => !isDouble && !isOdd(entry))
  const hasDoubles = doubles.includes(true)
  const width = columns.length + (hasDoubles ? 2 : 1)
  const questions = odd.length + unused.length
  const meanings = MEANINGS.map(({ value, label }) => ({ value, label: label() }))
  return (
    <>
      <div className={classes(layout.scrollX, styles.scroll)} tabIndex={0} role="group" aria-label={say.linesOfList()}>
        <table className={classes(table.table, table.dense, styles.maps)}>
          <thead>
            <tr>
              <th scope="col">
                <span className={layout.heard}>{say.lineHead()}</span>
              </th>
              {hasDoubles && (
                <th scope="col">
                  <span className={layout.heard}>{say.remarksHead()}</span>
                </th>
              )}
              {columns.map((column, at) => (
                <th key={at} scope="col" className={column === undefined ? styles.left : undefined}>
                  <span className={styles.raw}>{headOf(heads, at)}</span>
                  <Select
                    bare
                    label={say.columnIs({ head: headOf(heads, at) })}
                    value={
                      column === undefined ? 'left' : column === 'name' && order === 'lastFirst' ? 'lastFirst' : column
                    }
                    choices={meanings}
                    onChoose={(meaning) => list.choose(at, meaning)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          {questions > 0 && (
            <tbody>
              <Divider width={width}>{say.linesToLookAt({ count: questions })}</Divider>
              {unused.map(({ line, text, reason }) => (
                <tr key={`unused ${line}`} className={styles.skip}>
                  <td>{line}</td>
                  <td colSpan={width - 1}>
                    <bdi>{text}</bdi> <em>{say.notUsed({ reason })}</em>
                  </td>
                </tr>
              ))}
              {odd.map(({ row, entry, isDouble }) => (
                <ListRow
                  key={row.line}
                  {...{ row, entry, columns, hasDoubles }}
                  remark={isDouble ? double : undefined}
                />
              ))}
            </tbody>
          )}
          <tbody>
            {questions > 0 && plain.length > 0 && (
              <Divider width={width}>{say.linesWithoutQuestion({ count: plain.length })}</Divider>
            )}
            {plain.slice(0, isWhole ? undefined : FIRST_ROWS).map(({ row, entry }) => (
              <ListRow key={row.line} {...{ row, entry, columns, hasDoubles }} />
            ))}
          </tbody>
        </table>
      </div>
      {plain.length > FIRST_ROWS && (
        <PanelFoot>
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? say.showFewer() : say.showAll({ count: plain.length })}
          </button>
        </PanelFoot>
      )}
    </>
  )
}

const headOf = (heads: string[], at: number): string => heads[at] || say.columnNumber({ number: at + 1 })

const isOdd = ({ problems, repairs }: ListedEntry): boolean =>
  Object.keys(problems).length > 0 || Object.keys(repairs).length > 0

const Divider = ({ width, children }: { width: number; children: string }) => (
  <tr className={styles.divider}>
    <td colSpan={width}>{children}</td>
  </tr>
)

function ListRow({ row, entry, columns, hasDoubles, remark }: ListRowProps) {
  return (
    <tr className={remark === undefined ? undefined : styles.double}>
      <td>{row.line}</td>
      {hasDoubles && <td className={styles.remark}>{remark === undefined ? '' : say.remarkLeftOut({ remark })}</td>}
      {columns.map((column, at) => (
        <ListCell key={at} column={column} written={row.cells[at] ?? ''} entry={entry} />
      ))}
    </tr>
  )
}

interface ListRowProps extends ReadRow {
  columns: (EntryColumn | undefined)[]
  /** Whether there is a column of remarks. */
  hasDoubles: boolean
  remark?: string | undefined
}

/** What is read of a cell: green if it is repaired, red if it can’t be read, grey if its column is left out. */
function ListCell({ column, written, entry }: ListCellProps) {
  if (column === undefined) return <td className={styles.left}>{written}</td>
  const problem = entry.problems[column]
  if (problem !== undefined) {
    return (
      <td className={styles.bad} title={say.cellUnreadable()}>
        <T of={say.cellUnreadableHeard({ cell: struck, heard, text: problem })} />
      </td>
    )
  }
  const repair = entry.repairs[column]
  if (!repair) return <td>{column === 'name' ? <bdi>{nameOf(entry)}</bdi> : <bdi>{written}</bdi>}</td>
  return (
    <td className={styles.mended} title={`${repair[0]} → ${repair[1]}`}>
      <T of={say.cellWasHeard({ heard, text: repair[1], before: repair[0] })} />
    </td>
  )
}

const struck = (text: ReactNode) => <s>{text}</s>
const heard = (text: ReactNode) => <span className={layout.heard}>{text}</span>

const nameOf = ({ firstName, lastName }: ListedEntry): string => (lastName ? `${lastName}, ${firstName}` : firstName)

interface ListCellProps {
  column: EntryColumn | undefined
  written: string
  entry: ListedEntry
}
