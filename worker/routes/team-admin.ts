import { Hono, type Context } from 'hono'
import { MergeTeamsInput, MemberLevelInput, MemberInput, TeamInput } from '#core/contract/teams.ts'
import type { Permission } from '#core/people/levels.ts'
import { mergedFields } from '#core/people/team-merge.ts'
import { levelInTeam } from '#core/people/team-level.ts'
import * as members from '../data/members.ts'
import { findSharedTournament, merge } from '../data/team-merge.ts'
import * as credentials from '../data/credentials.ts'
import * as teams from '../data/teams.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { announceChange } from '../http/change-tournament.ts'
import { badRequest, conflict, notFound } from '../http/errors.ts'
import { signedIn, authorize } from '../http/authorize.ts'

const NOT_ADMIN_OF_BOTH = 'You must be admin of both teams to create a merge request.'
const ALREADY_MERGED = 'This team has been merged into another team.'
const LAST_ADMIN = 'A team needs at least one admin.'

/** What a team's admins do with it. */
export const teamAdminRoutes = new Hono<AppEnv>()
  .post('/team/:id/addUser', signedIn('addMember'), ...body(MemberInput), async (c) => {
    const { id } = await requireTeam(c, 'addMember')
    const user = await loadUser(c, c.req.valid('json').username)
    if (!(await members.add(c.var.db, id, user.id, Date.now()))) {
      throw await memberRefusal(c, id, user.id, 'already-member', `${user.username} is already in the team.`)
    }
    return c.json({ message: `${user.username} added to the team.` })
  })
  .post('/team/:id/removeUser', signedIn('leaveTeam'), ...body(MemberInput), async (c) => {
    const { username } = c.req.valid('json')
    const isOneself = username.toLowerCase() === c.var.user.username.toLowerCase()
    const { id } = await requireTeam(c, isOneself ? 'leaveTeam' : 'addMember')
    const user = await loadUser(c, username)
    if (!(await members.remove(c.var.db, id, user.id)))
      throw await memberRefusal(c, id, user.id, 'last-admin', LAST_ADMIN)
    return c.json({ message: `${user.username} removed from the team.` })
  })
  .post('/team/:id/setLevel', signedIn('addMember'), ...body(MemberLevelInput), async (c) => {
    const { id } = await requireTeam(c, 'addMember')
    const { username, level } = c.req.valid('json')
    const user = await loadUser(c, username)
    if (!(await members.setLevel(c.var.db, id, user.id, level)))
      throw await memberRefusal(c, id, user.id, 'last-admin', LAST_ADMIN)
    return c.json({ message: level > 0 ? `${user.username} is now an admin.` : `${user.username} is now a member.` })
  })
  .post('/team/:id/update', signedIn('editTeam'), ...body(TeamInput), async (c) => {
    const { id } = await requireTeam(c, 'editTeam')
    if (!(await teams.update(c.var.db, id, c.req.valid('json'), Date.now())))
      throw conflict(ALREADY_MERGED, 'team-merged')
    return c.json({ message: 'Saved.' })
  })
  .post('/team/:id/merge', signedIn('mergeTeam'), ...body(MergeTeamsInput), async (c) => {
    const { db, user } = c.var
    const { to, keepFields } = c.req.valid('json')
    const from = await requireTeam(c, 'mergeTeam', NOT_ADMIN_OF_BOTH)
    const target = await requireTeam(c, 'mergeTeam', NOT_ADMIN_OF_BOTH, to)
    if (from.id === target.id) throw badRequest('A team can’t be merged into itself.')
    const [one, other] = await Promise.all([teams.find(db, from.id, Date.now()), teams.find(db, target.id, Date.now())])
    if (!one || !other) throw conflict(ALREADY_MERGED, 'team-merged')
    const shared = await findSharedTournament(db, from.id, target.id)
    if (shared !== undefined)
      throw conflict(`Both teams play in ${shared}, so they can’t be merged.`, 'same-tournament')
    const fields = mergedFields(one, other, keepFields)
    const admin = user.level > 1 ? undefined : user.id
    const changedTournaments = await merge(db, {
      from: from.id,
      to: target.id,
      fields,
      admin,
      by: user.id,
      now: Date.now(),
    })
    if (!changedTournaments) throw conflict(ALREADY_MERGED, 'team-merged')
    await Promise.all(changedTournaments.map((one) => announceChange(c, one)))
    return c.json({ message: `${one.name} merged into ${other.name}.`, id: target.id })
  })

/** The team, if whoever asks may do this there; throws 404, 403, and 409 where it has become part of another. */
async function requireTeam(
  c: Context<AppEnv>,
  act: Permission,
  refusal?: string,
  id = c.req.param('id')!,
): Promise<{ id: string }> {
  const found = await members.findMembership(c.var.db, id, c.var.user.id)
  if (!found) throw notFound('Team not found.')
  // Who was an admin of a team that was merged has no level there any more, but should hear why.
  if (found.merged) throw conflict(ALREADY_MERGED, 'team-merged')
  authorize(levelInTeam(found.level, c.var.user), act, refusal)
  return { id }
}

async function loadUser(c: Context<AppEnv>, username: string) {
  const user = await credentials.findByUsername(c.var.db, username)
  if (!user) throw notFound(`There’s no user called ${username}.`)
  return user
}

/** Why a change of a member did not happen: for what it says, unless the team or the member is gone. */
async function memberRefusal(
  c: Context<AppEnv>,
  team: string,
  user: string,
  code: 'already-member' | 'last-admin',
  sentence: string,
) {
  const found = await members.findMembership(c.var.db, team, user)
  if (!found || found.merged) return conflict(ALREADY_MERGED, 'team-merged')
  return found.level === null && code === 'last-admin'
    ? conflict('That user isn’t in this team.', 'not-member')
    : conflict(sentence, code)
}
