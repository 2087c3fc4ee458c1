import { bindings } from '#test/support/worker.ts'
import type { World } from '#test/support/world.ts'
import { signedIn, type Row } from './row.ts'

/** The stranger is invited to a team, and to be a deputy of the cup. */
const invites = ({ rooks, cup, id }: World) =>
  bindings.DB.batch([
    bindings.DB.prepare('insert into team_invitations values (?, ?, ?, 1)').bind(
      rooks,
      id('stranger'),
      id('teamAdmin'),
    ),
    bindings.DB.prepare("insert into staff_invitations values (?, ?, 'deputy', null, null, ?, 1)").bind(
      cup,
      id('stranger'),
      id('director'),
    ),
  ])

export const INVITATION_ROWS: Row[] = [
  {
    call: 'get /profile/invitations',
    reads: true,
    ask: () => ({ path: '/profile/invitations' }),
    answers: signedIn(200),
  },
  ...(['team', 'deputy'] as const).map((kind): Row => ({
    call: 'post /profile/answerInvitation',
    of: `as a ${kind}`,
    before: invites,
    ask: ({ rooks, cup }) => ({
      path: '/profile/answerInvitation',
      body: { kind, id: kind === 'team' ? rooks : cup, accept: true },
    }),
    answers: signedIn(409, { stranger: 200 }),
  })),
]
