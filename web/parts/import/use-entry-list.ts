import { useMemo, useState } from 'react'
import { findDoubles } from '#core/people/entry-doubles.ts'
import type { EntryColumn } from '#core/people/entry-list-header.ts'
import { entryTable, type EntryTable, type UnusedLine } from '#core/people/entry-table.ts'
import { readEntries, type ListedEntry, type ReadRow } from '#core/people/parse-entry-list.ts'

/** What a column can be. “Last name first” is a name in that order. */
export type ColumnMeaning = EntryColumn | 'lastFirst' | 'left'

export interface EntryList {
  table: EntryTable
  rows: ReadRow[]
  /** For each row, whether it is an entry that came before, or that the tournament has already. */
  doubles: boolean[]
  unused: UnusedLine[]
  /** The entries to add: without duplicates, and without remarks on their cells. */
  entries: Omit<ListedEntry, 'problems' | 'repairs'>[]
  choose: (column: number, meaning: ColumnMeaning) => void
}

interface GivenColumns {
  /** The headings that it was made for. */
  of: string
  columns: EntryTable['columns']
  order: EntryTable['order']
}

/** A list of entries as it is read. The meaning of each column can be chosen by hand. */
export function useEntryList(text: string, isTeams: boolean, known: string[] = []): EntryList {
  const [choice, setChoice] = useState<GivenColumns>()
  const found = useMemo(() => entryTable(text, isTeams), [text, isTeams])
  const of = JSON.stringify(found.heads)
  const table = choice?.of === of ? { ...found, columns: choice.columns, order: choice.order } : found
  const { rows, entries, unused } = readEntries(table, isTeams)
  const doubles = findDoubles(
    entries,
    known.map((name) => ({ firstName: name, lastName: '', fideId: null })),
  )
  return {
    table,
    rows,
    doubles,
    unused,
    entries: entries.filter((_, at) => !doubles[at]).map(({ problems: _left, repairs: _changed, ...entry }) => entry),
    choose(column, meaning) {
      const kind = meaning === 'left' ? undefined : meaning === 'lastFirst' ? 'name' : meaning
      setChoice({
        of,
        // A meaning that another column had moves to this one.
        columns: table.columns.map((one, at) => (at === column ? kind : one === kind ? undefined : one)),
        order: meaning === 'lastFirst' ? 'lastFirst' : meaning === 'name' ? 'firstFirst' : table.order,
      })
    },
  }
}
