import * as say from '#words/people.js'
import * as sayLate from '#words/peopleLate.js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import { rangeText } from '#core/people/board-range.ts'
import type { Invitation } from '#core/people/invitation.ts'
import { answerInvitation, invitationsQuery } from '../../api/invitations.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import { T } from '../../ui/t.tsx'
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
        title={say.invitations()}
        items={data}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        approveLabel={say.accept()}
        busy={isPending}
        error={error?.message}
        onAnswer={({ kind, id }, accept) => mutate({ kind, id, accept })}
      >
        {(invitation) => <InvitationText {...invitation} />}
      </ApprovalPanel>
    </>
  )
}

function InvitationText({ kind, id, name: named, by, competitors, ...range }: Invitation) {
  const bold = <b>{named}</b>
  const name = kind === 'team' ? <Link to={profilePath('team', id)}>{bold}</Link> : bold
  const boards = rangeText(range, competitors === 'team')
  if (by === null) {
    switch (kind) {
      case 'team':
        return <T of={sayLate.youreInvitedToTeam({ name })} />
      case 'deputy':
        return <T of={sayLate.youreInvitedAsDeputy({ name })} />
      case 'arbiter':
        return <T of={sayLate.youreInvitedAsArbiter({ name, range: boards })} />
    }
  }
  const inviter = (
    <Link to={profilePath('@', by)}>
      <b>{by}</b>
    </Link>
  )
  switch (kind) {
    case 'team':
      return <T of={sayLate.invitedToTeam({ by: inviter, name })} />
    case 'deputy':
      return <T of={sayLate.invitedAsDeputy({ by: inviter, name })} />
    case 'arbiter':
      return <T of={sayLate.invitedAsArbiter({ by: inviter, name, range: boards })} />
  }
}
