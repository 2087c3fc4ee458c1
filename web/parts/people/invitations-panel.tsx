import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import { rangeText } from '#core/people/board-range.ts'
import type { Invitation } from '#core/people/invitation.ts'
import { answerInvitation, invitationsQuery } from '../../api/invitations.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import { ApprovalPanel } from '../tournament/approval-panel.tsx'

/** The user's own invitations, to accept or decline. */
export function InvitationsPanel() {
  const { data = [] } = useQuery(invitationsQuery())
  const cache = useQueryClient()
  const {
    mutate,
    isPending,
    error,
    data: answer,
  } = useMutation({
    mutationFn: answerInvitation,
    onSettled: () => cache.invalidateQueries(),
  })
  return (
    <>
      {answer && <MessageBar kind="ok">{answer.message}</MessageBar>}
      <ApprovalPanel
        title="Invitations"
        items={data}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        approveLabel="Accept"
        busy={isPending}
        error={error?.message}
        onAnswer={({ kind, id }, accept) => mutate({ kind, id, accept })}
      >
        {(invitation) => <InvitationText {...invitation} />}
      </ApprovalPanel>
    </>
  )
}

function InvitationText({ kind, id, name, by, competitors, ...range }: Invitation) {
  return (
    <>
      {by === null ? (
        'You’re invited'
      ) : (
        <>
          <Link to={profilePath('@', by)}>
            <b>{by}</b>
          </Link>{' '}
          invites you
        </>
      )}{' '}
      {kind === 'team' && (
        <>
          to join the team{' '}
          <Link to={profilePath('team', id)}>
            <b>{name}</b>
          </Link>
        </>
      )}
      {kind === 'deputy' && (
        <>
          to be a deputy of <b>{name}</b>, who can run it as its organiser does
        </>
      )}
      {kind === 'arbiter' && (
        <>
          to be an arbiter of <b>{name}</b> and enter the results of {rangeText(range, competitors === 'team')}
        </>
      )}
    </>
  )
}
