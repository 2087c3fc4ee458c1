import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import { answerRequest, registrationQueries } from '../../api/registration.ts'
import { replaceAnswer } from '../../api/replace-answer.ts'
import { useMe } from '../../api/session.ts'
import { ApprovalPanel } from './approval-panel.tsx'

/** Requests to enter the tournament. Renders nothing for a reader who does not direct it. */
export function RequestsPanel({ id }: { id: string }) {
  const me = useMe()
  const cache = useQueryClient()
  const requests = registrationQueries.requests(id)
  const { data = [] } = useQuery({ ...requests, enabled: me?.directedTournaments.includes(id) === true })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: { user: string; accept: boolean }) => answerRequest(id, input),
    onSuccess: (left) => replaceAnswer(cache, requests.queryKey, left),
  })
  return (
    <ApprovalPanel
      title="Requests to join"
      items={data}
      keyOf={({ user }) => user}
      approveLabel="Accept"
      busy={isPending}
      error={error?.message}
      onAnswer={({ user }, accept) => mutate({ user, accept })}
    >
      {({ username, name, team }) => (
        <>
          <Link to={profilePath('@', username)}>{name ?? username}</Link>
          {team && ` with ${team}`}
        </>
      )}
    </ApprovalPanel>
  )
}
