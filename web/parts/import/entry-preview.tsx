import type { EntryColumn } from '#core/people/entry-list-header.ts'
import type { ListedEntry } from '#core/people/parse-entry-list.ts'
import { useState } from 'react'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { PanelFoot } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import styles from './entry-preview.module.css'

const COLUMNS: { column: EntryColumn; label: string; value: (entry: ListedEntry) => string | number | null }[] = [
  { column: 'title', label: 'Title', value: ({ title }) => title },
  { column: 'rating', label: 'Rating', value: ({ rating }) => rating || '' },
  { column: 'nationality', label: 'Fed.', value: ({ nationality }) => nationality },
  { column: 'fideId', label: 'FIDE ID', value: ({ fideId }) => fideId },
  { column: 'birth', label: 'Born', value: ({ birth }) => birth },
  { column: 'sex', label: 'Sex', value: ({ sex }) => sex },
  { column: 'club', label: 'Club', value: ({ club }) => club },
]
const FIRST_ROWS = 100

/** The entries of a list as they are read: green values are repaired, red ones left out. */
export function EntryPreview({ entries, doubles }: { entries: ListedEntry[]; doubles: boolean[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = COLUMNS.filter(({ column, value }) =>
    entries.some((entry) => value(entry) || entry.problems[column] || entry.repairs[column]),
  )
  return (
    <>
      <div className={classes(layout.scrollX, styles.scroll)} tabIndex={0} role="group" aria-label="Entries">
        <table className={classes(table.table, table.dense, styles.entries)}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {shown.map(({ column, label }) => (
                <th key={column} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">
                <span className={layout.heard}>Remarks</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.slice(0, isWhole ? undefined : FIRST_ROWS).map((entry, at) => (
              <tr key={at} className={doubles[at] ? styles.double : undefined}>
                <td>
                  <bdi>{entry.lastName ? `${entry.lastName}, ${entry.firstName}` : entry.firstName}</bdi>
                </td>
                {shown.map(({ column, value }) => (
                  <EntryCell
                    key={column}
                    problem={entry.problems[column]}
                    repair={entry.repairs[column]}
                    value={value(entry)}
                  />
                ))}
                <td className={styles.remark}>{doubles[at] ? 'Listed twice: left out' : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {entries.length > FIRST_ROWS && (
        <PanelFoot>
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${entries.length}`}
          </button>
        </PanelFoot>
      )}
    </>
  )
}

function EntryCell({ problem, repair, value }: CellProps) {
  if (problem !== undefined) {
    return (
      <td className={styles.bad} title="Can’t be read: left out">
        <s>{problem}</s>
        <span className={layout.heard}> can’t be read and is left out</span>
      </td>
    )
  }
  if (repair) {
    return (
      <td className={styles.mended} title={`${repair[0]} → ${repair[1]}`}>
        {value}
        <span className={layout.heard}>, was {repair[0]}</span>
      </td>
    )
  }
  return <td>{value}</td>
}

interface CellProps {
  problem: string | undefined
  repair: [from: string, to: string] | undefined
  value: string | number | null
}
