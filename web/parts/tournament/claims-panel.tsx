import * as sayLate from '#words/tournamentLate.js'
import * as say from '#words/tournament.js'
import { T } from '../../ui/t.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import { answerClaim, claimQueries } from '../../api/claims.ts'
import { replaceAnswer } from '../../api/replace-answer.ts'
import { useMe } from '../../api/session.ts'
import { ApprovalPanel } from './approval-panel.tsx'

/** Requests of users who claim an entry. Renders nothing for a reader who does not direct the tournament. */
export function ClaimsPanel({ id }: { id: string }) {
  const me = useMe()
  const cache = useQueryClient()
  const requests = claimQueries.requests(id)
  const { data = [] } = useQuery({ ...requests, enabled: me?.directedTournaments.includes(id) === true })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: { user: string; no: number; accept: boolean }) => answerClaim(id, input),
    onSuccess: (left) => replaceAnswer(cache, requests.queryKey, left),
  })
  return (
    <ApprovalPanel
      title={say.claimsToReview()}
      items={data}
      keyOf={({ user, no }) => `${user} ${no}`}
      approveLabel={say.accept()}
      busy={isPending}
      error={error?.message}
      onAnswer={({ user, no }, accept) => mutate({ user, no, accept })}
    >
      {({ username, name, entry }) => (
        <>
          <T
            of={sayLate.claimAs({
              person: <Link to={profilePath('@', username)}>{name ?? username}</Link>,
              player: <bdi>{entry}</bdi>,
            })}
          />
        </>
      )}
    </ApprovalPanel>
  )
}
