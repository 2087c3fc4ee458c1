import { Hono, type Context } from 'hono'
import { Merge, MemberLevel, MemberNamed, UpdateTeam } from '#core/contract/teams.ts'
import type { Act } from '#core/people/levels.ts'
import { mergedFields } from '#core/people/merge.ts'
import { levelInTeam } from '#core/people/team-level.ts'
import * as members from '../data/members.ts'
import { meeting, merge } from '../data/merging.ts'
import * as signIn from '../data/sign-in.ts'
import * as teams from '../data/teams.ts'
import type { App } from '../env.ts'
import { body } from '../http/body.ts'
import { announceChange } from '../http/change-tournament.ts'
import { badRequest, conflict, notFound } from '../http/errors.ts'
import { own, permit } from '../http/permission.ts'

const NOT_BOTH = 'You must be admin of both teams to create a merge request.'
const MERGED = 'The team has become part of another meanwhile.'
const LAST_ADMIN = 'A team keeps at least one admin.'

/** What a team's admins do with it. */
export const teamAdminRoutes = new Hono<App>()
  .post('/team/:id/addUser', own('addMember'), ...body(MemberNamed), async (c) => {
    const { id } = await ofTeam(c, 'addMember')
    const user = await named(c, c.req.valid('json').username)
    if (!(await members.add(c.var.db, id, user.id, Date.now()))) {
      throw await memberRefusal(c, id, user.id, 'already-member', `${user.username} is in the team already.`)
    }
    return c.json({ message: `${user.username} is in the team now.` })
  })
  .post('/team/:id/removeUser', own('leaveTeam'), ...body(MemberNamed), async (c) => {
    const { username } = c.req.valid('json')
    const isOneself = username.toLowerCase() === c.var.user.username.toLowerCase()
    const { id } = await ofTeam(c, isOneself ? 'leaveTeam' : 'addMember')
    const user = await named(c, username)
    if (!(await members.remove(c.var.db, id, user.id)))
      throw await memberRefusal(c, id, user.id, 'last-admin', LAST_ADMIN)
    return c.json({ message: `${user.username} is no longer in the team.` })
  })
  .post('/team/:id/setLevel', own('addMember'), ...body(MemberLevel), async (c) => {
    const { id } = await ofTeam(c, 'addMember')
    const { username, level } = c.req.valid('json')
    const user = await named(c, username)
    if (!(await members.setLevel(c.var.db, id, user.id, level)))
      throw await memberRefusal(c, id, user.id, 'last-admin', LAST_ADMIN)
    return c.json({ message: level > 0 ? `${user.username} is an admin now.` : `${user.username} is a member now.` })
  })
  .post('/team/:id/update', own('editTeam'), ...body(UpdateTeam), async (c) => {
    const { id } = await ofTeam(c, 'editTeam')
    if (!(await teams.update(c.var.db, id, c.req.valid('json'), Date.now()))) throw conflict(MERGED, 'team-merged')
    return c.json({ message: 'Saved.' })
  })
  .post('/team/:id/merge', own('mergeTeam'), ...body(Merge), async (c) => {
    const { db, user } = c.var
    const { to, keepFields } = c.req.valid('json')
    const from = await ofTeam(c, 'mergeTeam', NOT_BOTH)
    const target = await ofTeam(c, 'mergeTeam', NOT_BOTH, to)
    if (from.id === target.id) throw badRequest('A team cannot be merged into itself.')
    const [one, other] = await Promise.all([teams.find(db, from.id, Date.now()), teams.find(db, target.id, Date.now())])
    if (!one || !other) throw conflict(MERGED, 'team-merged')
    const both = await meeting(db, from.id, target.id)
    if (both !== undefined) throw conflict(`Both teams play in ${both}: they cannot become one.`, 'same-tournament')
    const fields = mergedFields(one, other, keepFields)
    const admin = user.level > 1 ? undefined : user.id
    const touched = await merge(db, { from: from.id, to: target.id, fields, admin, by: user.id, now: Date.now() })
    if (!touched) throw conflict(MERGED, 'team-merged')
    await Promise.all(touched.map((one) => announceChange(c, one)))
    return c.json({ message: `${one.name} is part of ${other.name} now.`, id: target.id })
  })

/** The team, if whoever asks may do this there; throws 404, 403, and 409 where it has become part of another. */
async function ofTeam(c: Context<App>, act: Act, refusal?: string, id = c.req.param('id')!): Promise<{ id: string }> {
  const found = await members.standing(c.var.db, id, c.var.user.id)
  if (!found) throw notFound('There is no such team.')
  // Who was an admin of a team that was merged has no level there any more, but should hear why.
  if (found.merged) throw conflict(MERGED, 'team-merged')
  permit(levelInTeam(found.level, c.var.user), act, refusal)
  return { id }
}

async function named(c: Context<App>, username: string) {
  const user = await signIn.named(c.var.db, username)
  if (!user) throw notFound(`There is no user ${username}.`)
  return user
}

/** Why a change of a member did not happen: for what it says, unless the team or the member is gone. */
async function memberRefusal(
  c: Context<App>,
  team: string,
  user: string,
  code: 'already-member' | 'last-admin',
  sentence: string,
) {
  const found = await members.standing(c.var.db, team, user)
  if (!found || found.merged) return conflict(MERGED, 'team-merged')
  return found.level === null && code === 'last-admin'
    ? conflict('They are not in this team.', 'not-member')
    : conflict(sentence, code)
}
