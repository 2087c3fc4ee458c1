import * as sayLate from '#words/tournamentLate.js'
import * as say from '#words/tournament.js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { answerRequest, registrationQueries } from '../../api/registration.ts'
import { replaceAnswer } from '../../api/replace-answer.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useMe } from '../../api/session.ts'
import { findNamesakes } from '../desk/players/find-namesakes.ts'
import { T } from '../../ui/t.tsx'
import { ApprovalPanel } from './approval-panel.tsx'

/** Numbers of the entries that may be the same person. */
const namesOf = (snapshot: Snapshot | undefined, name: string): number[] =>
  snapshot ? findNamesakes(snapshot, { firstName: name, lastName: '' }) : []

const person = (username: string, name: string | null | undefined) => (
  <Link to={profilePath('@', username)}>{name ?? username}</Link>
)

/** Requests to enter the tournament. Renders nothing for a reader who does not direct it. */
export function RequestsPanel({ id }: { id: string }) {
  const me = useMe()
  const cache = useQueryClient()
  const requests = registrationQueries.requests(id)
  const { data = [] } = useQuery({ ...requests, enabled: me?.directedTournaments.includes(id) === true })
  const { data: snapshot } = useQuery(tournamentQueries.snapshot(id))
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: { user: string; accept: boolean }) => answerRequest(id, input),
    onSuccess: (left) => replaceAnswer(cache, requests.queryKey, left),
  })
  return (
    <ApprovalPanel
      title={say.requestsToJoin()}
      items={data}
      keyOf={({ user }) => user}
      approveLabel={say.accept()}
      busy={isPending}
      error={error?.message}
      onAnswer={({ user }, accept) => mutate({ user, accept })}
    >
      {({ username, name, team }) => (
        <>
          {team ? <T of={sayLate.requestWithTeam({ person: person(username, name), team })} /> : person(username, name)}
          {namesOf(snapshot, name ?? username).map((no) => (
            <small key={no}> {sayLate.namesakeEntered({ no })}</small>
          ))}
        </>
      )}
    </ApprovalPanel>
  )
}
