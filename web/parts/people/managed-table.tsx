import * as say from '#words/people.js'
import { useQuery } from '@tanstack/react-query'
import { notificationQueries } from '../../api/notifications.ts'
import { DeletedTable } from './deleted-table.tsx'
import { EntryTable } from './entry-tables.tsx'

/** Tournaments that the user directs, last changed first. Renders no table when there are none. */
export function ManagedTable() {
  const { data = [] } = useQuery(notificationQueries.managed())
  return (
    <>
      {data.length > 0 && <EntryTable title={say.managedTournamentsHead()} entries={data} isManaged />}
      <DeletedTable />
    </>
  )
}
