import { useQuery } from '@tanstack/react-query'
import { notificationQueries } from '../../api/notifications.ts'
import { DeletedTable } from './deleted-table.tsx'
import { EntryTable } from './entry-tables.tsx'

/** The tournaments that the reader directs, the last changed first; nothing for who directs none. */
export function ManagedTable() {
  const { data = [] } = useQuery(notificationQueries.managed())
  return (
    <>
      {data.length > 0 && <EntryTable title="MANAGED TOURNAMENTS" entries={data} isManaged />}
      <DeletedTable />
    </>
  )
}
