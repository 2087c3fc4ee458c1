import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { profilePath } from '#core/addresses/paths.ts'
import { answerClaim, claimQueries } from '../../api/claims.ts'
import { useMe } from '../../api/session.ts'
import { AskedPanel } from './asked-panel.tsx'

/** Who says that an entry is theirs; nothing for who does not direct the tournament. */
export function ClaimsPanel({ id }: { id: string }) {
  const me = useMe()
  const cache = useQueryClient()
  const requests = claimQueries.requests(id)
  const { data = [] } = useQuery({ ...requests, enabled: me?.directs.includes(id) === true })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: { user: string; no: number; accept: boolean }) => answerClaim(id, given),
    onSuccess: (left) => cache.setQueryData(requests.queryKey, left),
  })
  return (
    <AskedPanel
      title="Requests to register"
      asked={data}
      keyOf={({ user, no }) => `${user} ${no}`}
      grant="Accept"
      busy={isPending}
      fault={error?.message}
      onAnswer={({ user, no }, accept) => mutate({ user, no, accept })}
    >
      {({ username, name, entry }) => (
        <>
          <a href={profilePath('@', username)}>{name ?? username}</a> as <bdi>{entry}</bdi>
        </>
      )}
    </AskedPanel>
  )
}
