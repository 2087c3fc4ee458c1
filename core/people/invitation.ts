import * as say from '#words/coreNotifications.js'
import { escapeMarkdown } from '../text/markdown.ts'
import type { Settings } from '../tournament/tournament.ts'
import { rangeText, type BoardRange } from './board-range.ts'

/** Roles in a tournament to which people are invited. */
export const STAFF_ROLES = ['deputy', 'arbiter'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const INVITATION_KINDS = ['team', ...STAFF_ROLES] as const
export type InvitationKind = (typeof INVITATION_KINDS)[number]

/** What a user is invited to; `id` is the team's or the tournament's. */
export interface Invitation extends BoardRange {
  kind: InvitationKind
  id: string
  name: string
  /** Username of the inviting user; null if they are gone. */
  by: string | null
  /** Who competes in the tournament; null for a team. */
  competitors: Settings['competitors'] | null
  createdAt: number
}

/** A user who has not answered yet, as the staff of a tournament sees them. */
export interface InvitedStaff extends BoardRange {
  username: string
  role: StaffRole
}

type InvitedTo = BoardRange & Pick<Invitation, 'kind' | 'name' | 'by' | 'competitors'>

const bold = (text: string): string => `**${escapeMarkdown(text)}**`

/** Markdown for the invited user. */
export function invitationNotification({ kind, name, by, competitors, ...range }: InvitedTo): string {
  const facts = { name: bold(name) }
  switch (kind) {
    case 'team':
      return by === null ? say.youreInvitedToTeam(facts) : say.invitedToTeam({ ...facts, by: bold(by) })
    case 'deputy':
      return by === null ? say.youreInvitedAsDeputy(facts) : say.invitedAsDeputy({ ...facts, by: bold(by) })
    case 'arbiter': {
      const boards = { ...facts, range: rangeText(range, competitors === 'team') }
      return by === null ? say.youreInvitedAsArbiter(boards) : say.invitedAsArbiter({ ...boards, by: bold(by) })
    }
    default:
      return kind satisfies never
  }
}

const JOINED: Record<InvitationKind, (facts: { who: string; name: string }) => string> = {
  team: say.joinedTeam,
  deputy: say.becameDeputy,
  arbiter: say.becameArbiter,
}

/** Markdown for the inviting user. */
export const answerNotification = (
  { kind, name }: Pick<Invitation, 'kind' | 'name'>,
  who: string,
  isAccepted: boolean,
): string => (isAccepted ? JOINED[kind] : say.invitationDeclined)({ who: bold(who), name: bold(name) })
