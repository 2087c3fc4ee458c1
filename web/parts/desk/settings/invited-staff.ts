import type { InvitedStaff, StaffRole } from '#core/people/invitation.ts'

/** Users who are invited to this role. A desk that is stored for use without a network may be older than invitations. */
export const invitedOf = ({ invited = [] }: { invited?: InvitedStaff[] }, role: StaffRole): InvitedStaff[] =>
  invited.filter((one) => one.role === role)
