import { useQuery, useQueryClient } from '@tanstack/react-query'
import { profilePath } from '#core/addresses/paths.ts'
import { answer, joiningQueries } from '../../api/joining.ts'
import { useMe } from '../../api/session.ts'
import { useAct } from '../../hooks/use-act.ts'
import { AskedPanel } from './asked-panel.tsx'

/** Who asks the reader to be let in; nothing for who does not direct the tournament. */
export function RequestsPanel({ id }: { id: string }) {
  const me = useMe()
  const cache = useQueryClient()
  const requests = joiningQueries.requests(id)
  const { data = [] } = useQuery({ ...requests, enabled: me?.directs.includes(id) === true })
  const { run, busy, fault } = useAct(
    (given: { user: string; accept: boolean }) => answer(id, given),
    (left) => cache.setQueryData(requests.queryKey, left),
  )
  return (
    <AskedPanel
      title="Requests to join"
      asked={data}
      keyOf={({ user }) => user}
      grant="Accept"
      busy={busy}
      fault={fault}
      onAnswer={({ user }, accept) => void run({ user, accept })}
    >
      {({ username, name, team }) => (
        <>
          <a href={profilePath('@', username)}>{name ?? username}</a>
          {team && ` with ${team}`}
        </>
      )}
    </AskedPanel>
  )
}
