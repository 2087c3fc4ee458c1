import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
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
    return c.json({ message: inReaderLanguage(c, () => say.memberInvited({ username })) })
  })
  .post('/team/:id/removeUser', signedIn('leaveTeam'), ...body(MemberInput), async (c) => {
    const { user, wasInvited } = await removeMember(signedInCaller(c), c.req.param('id'), c.req.valid('json').username)
    const { username } = user
    return c.json({
      message: inReaderLanguage(c, () =>
        wasInvited ? say.memberNoLongerInvited({ username }) : say.memberRemoved({ username }),
      ),
    })
  })
  .post('/team/:id/setLevel', signedIn('addMember'), ...body(MemberLevelInput), async (c) => {
    const member = c.req.valid('json')
    const { username } = await setMemberLevel(signedInCaller(c), c.req.param('id'), member)
    return c.json({
      message: inReaderLanguage(
        c,
        member.level > 0 ? () => say.memberIsAdmin({ username }) : () => say.memberIsMember({ username }),
      ),
    })
  })
  .post('/team/:id/update', signedIn('editTeam'), ...body(TeamInput), async (c) => {
    await updateTeam(signedInCaller(c), c.req.param('id'), c.req.valid('json'))
    return c.json({ message: inReaderLanguage(c, say.saved) })
  })
  .post('/team/:id/merge', signedIn('mergeTeam'), ...body(MergeTeamsInput), async (c) => {
    const { one, other } = await mergeTeams(signedInCaller(c), c.req.param('id'), c.req.valid('json'))
    return c.json({
      message: inReaderLanguage(c, () => say.teamsMerged({ team: one.name, other: other.name })),
      id: other.id,
    })
  })
