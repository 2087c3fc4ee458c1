import * as say from '#words/answers.js'
import type { MergeTeamsInput } from '#core/contract/teams.ts'
import type { Permission } from '#core/people/levels.ts'
import { levelInTeam } from '#core/people/team-level.ts'
import { mergedFields } from '#core/people/team-merge.ts'
import * as credentials from '../data/credentials.ts'
import * as invitations from '../data/invitations.ts'
import * as members from '../data/members.ts'
import { findSharedTournament, merge } from '../data/team-merge.ts'
import * as teams from '../data/teams.ts'
import { authorize } from './authorize.ts'
import type { SignedInCaller } from './caller.ts'
import { announceChange } from './change-tournament.ts'
import { inviteToTeam } from './invitations.ts'
import { badRequest, conflict, notFound, type Saying } from './refusal.ts'

const NOT_ADMIN_OF_BOTH = say.adminOfBothTeams
const ALREADY_MERGED = say.teamMerged
const LAST_ADMIN = say.lastAdmin

/** Asks a user to join a team; returns the user. */
export async function inviteMember(caller: SignedInCaller, team: string, username: string) {
  const { name } = await requireTeam(caller, team, 'addMember')
  const user = await loadUser(caller, username)
  if (!(await inviteToTeam(caller, { id: team, name }, user))) {
    throw await memberRefusal(caller, team, user.id, 'already-member', () =>
      say.alreadyInTeam({ username: user.username }),
    )
  }
  return user
}

/** Removes a user from a team, or takes their invitation away; every member may leave. */
export async function removeMember(caller: SignedInCaller, team: string, username: string) {
  const isOneself = username.toLowerCase() === caller.user.username.toLowerCase()
  await requireTeam(caller, team, isOneself ? 'leaveTeam' : 'addMember')
  const user = await loadUser(caller, username)
  if (await invitations.remove(caller.db, { kind: 'team', id: team, user: user.id })) return { user, wasInvited: true }
  if (!(await members.remove(caller.db, team, user.id)))
    throw await memberRefusal(caller, team, user.id, 'last-admin', LAST_ADMIN)
  return { user, wasInvited: false }
}

/** Makes a member of a team an admin, or an admin a member; returns the user. */
export async function setMemberLevel(
  caller: SignedInCaller,
  team: string,
  { username, level }: { username: string; level: 0 | 1 },
) {
  await requireTeam(caller, team, 'addMember')
  const user = await loadUser(caller, username)
  if (!(await members.setLevel(caller.db, team, user.id, level)))
    throw await memberRefusal(caller, team, user.id, 'last-admin', LAST_ADMIN)
  return user
}

export async function updateTeam(
  caller: SignedInCaller,
  team: string,
  update: Parameters<typeof teams.update>[2],
): Promise<void> {
  await requireTeam(caller, team, 'editTeam')
  if (!(await teams.update(caller.db, team, update, Date.now()))) throw conflict(ALREADY_MERGED, 'team-merged')
}

/** Merges a team into another one, with all its entries and members; returns both. */
export async function mergeTeams(
  caller: SignedInCaller,
  from: string,
  { to, keepFields }: ReturnType<typeof MergeTeamsInput.parse>,
) {
  const { db, user } = caller
  await requireTeam(caller, from, 'mergeTeam', NOT_ADMIN_OF_BOTH)
  await requireTeam(caller, to, 'mergeTeam', NOT_ADMIN_OF_BOTH)
  if (from === to) throw badRequest(say.teamIntoItself)
  const [one, other] = await Promise.all([teams.find(db, from, Date.now()), teams.find(db, to, Date.now())])
  if (!one || !other) throw conflict(ALREADY_MERGED, 'team-merged')
  const shared = await findSharedTournament(db, from, to)
  if (shared !== undefined) throw conflict(() => say.teamsPlayTogether({ shared }), 'same-tournament')
  const changedTournaments = await merge(db, {
    from,
    to,
    fields: mergedFields(one, other, keepFields),
    // Site admins may merge teams of others.
    admin: user.level > 1 ? undefined : user.id,
    by: user.id,
    now: Date.now(),
  })
  if (!changedTournaments) throw conflict(ALREADY_MERGED, 'team-merged')
  await Promise.all(changedTournaments.map((changed) => announceChange(caller, changed)))
  return { one, other }
}

/** A team; throws 404, 403 unless the caller may do this in it, and 409 if it was merged into another. */
async function requireTeam({ db, user }: SignedInCaller, id: string, act: Permission, refusal?: Saying) {
  const found = await members.findMembership(db, id, user.id)
  if (!found) throw notFound(say.teamNotFound)
  // Admins of a merged team have no level there any more, but should learn the reason.
  if (found.merged) throw conflict(ALREADY_MERGED, 'team-merged')
  authorize(levelInTeam(found.level, user), act, refusal)
  return found
}

async function loadUser({ db }: SignedInCaller, username: string) {
  const user = await credentials.findByUsername(db, username)
  if (!user) throw notFound(() => say.noUserCalled({ username }))
  return user
}

/** The reason why a member was not changed: the given one, unless the team or the member is gone. */
async function memberRefusal(
  { db }: SignedInCaller,
  team: string,
  user: string,
  code: 'already-member' | 'last-admin',
  saying: Saying,
) {
  const found = await members.findMembership(db, team, user)
  if (!found || found.merged) return conflict(ALREADY_MERGED, 'team-merged')
  return found.level === null && code === 'last-admin' ? conflict(say.notInTeam, 'not-member') : conflict(saying, code)
}
