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
  const who = by === null ? 'You’re invited' : `${bold(by)} invites you`
  switch (kind) {
    case 'team':
      return `${who} to join the team ${bold(name)}.`
    case 'deputy':
      return `${who} to be a deputy of ${bold(name)}, who can run it as its organiser does.`
    case 'arbiter':
      return `${who} to be an arbiter of ${bold(name)} and enter the results of ${rangeText(range, competitors === 'team')}.`
    default:
      return kind satisfies never
  }
}

const JOINED: Record<InvitationKind, string> = {
  team: 'is now a member of',
  deputy: 'is now a deputy of',
  arbiter: 'is now an arbiter of',
}

/** Markdown for the inviting user. */
export const answerNotification = (
  { kind, name }: Pick<Invitation, 'kind' | 'name'>,
  who: string,
  isAccepted: boolean,
): string => `${bold(who)} ${isAccepted ? JOINED[kind] : 'declined your invitation to'} ${bold(name)}.`
