import { Hono } from 'hono'
import { MergeTeamsInput, MemberLevelInput, MemberInput, TeamInput } from '#core/contract/teams.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { signedIn } from '../http/signed-in.ts'
import { inviteMember, mergeTeams, removeMember, setMemberLevel, updateTeam } from '../use-cases/team-admin.ts'

/** Actions of a team's admins. */
export const teamAdminRoutes = new Hono<AppEnv>()
  .post('/team/:id/addUser', signedIn('addMember'), ...body(MemberInput), async (c) => {
    await rateLimit(c, 'invite', c.var.user.id)
    const { username } = await inviteMember(signedInCaller(c), c.req.param('id'), c.req.valid('json').username)
    return c.json({ message: `${username} is invited, and joins the team by accepting.` })
  })
  .post('/team/:id/removeUser', signedIn('leaveTeam'), ...body(MemberInput), async (c) => {
    const { user, wasInvited } = await removeMember(signedInCaller(c), c.req.param('id'), c.req.valid('json').username)
    const what = wasInvited ? 'is no longer invited.' : 'removed from the team.'
    return c.json({ message: `${user.username} ${what}` })
  })
  .post('/team/:id/setLevel', signedIn('addMember'), ...body(MemberLevelInput), async (c) => {
    const member = c.req.valid('json')
    const { username } = await setMemberLevel(signedInCaller(c), c.req.param('id'), member)
    return c.json({ message: member.level > 0 ? `${username} is now an admin.` : `${username} is now a member.` })
  })
  .post('/team/:id/update', signedIn('editTeam'), ...body(TeamInput), async (c) => {
    await updateTeam(signedInCaller(c), c.req.param('id'), c.req.valid('json'))
    return c.json({ message: 'Saved.' })
  })
  .post('/team/:id/merge', signedIn('mergeTeam'), ...body(MergeTeamsInput), async (c) => {
    const { one, other } = await mergeTeams(signedInCaller(c), c.req.param('id'), c.req.valid('json'))
    return c.json({ message: `${one.name} merged into ${other.name}.`, id: other.id })
  })
