import { Hono } from 'hono'
import { DeleteTournamentInput, DeputyInput } from '#core/contract/removal.ts'
import { ALL_BOARDS } from '#core/people/board-range.ts'
import { publish } from '#party/publish.ts'
import { noteVersion } from '../cache/snapshots.ts'
import * as deleted from '../data/deleted-tournaments.ts'
import * as deputies from '../data/deputies.ts'
import * as invitations from '../data/invitations.ts'
import type { AppEnv } from '../env.ts'
import { signedInCaller } from '../http/caller.ts'
import { signedIn } from '../http/signed-in.ts'
import { noteLeft } from '../http/share.ts'
import { body } from '../http/body.ts'
import { requireDirector } from '../http/director.ts'
import { findDirected } from '../use-cases/directed-tournament.ts'
import { badRequest, conflict, notFound } from '../use-cases/refusal.ts'
import { jsonFor } from '../http/json-for.ts'
import { invitedUser, inviteToStaff } from '../use-cases/invitations.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { tellDesk } from '../use-cases/tell-desk.ts'

const OTHER_NAME = 'That isn’t the name of this tournament. Type it as it is.'
const ORGANISER = 'The organiser directs the tournament already.'

/** Deleting and restoring a tournament, and its directors besides the organiser. */
export const removalRoutes = new Hono<AppEnv>()
  .post('/tournament/:id/delete', signedIn('direct'), ...body(DeleteTournamentInput), async (c) => {
    const { id, name, version } = await findDirected(signedInCaller(c), c.req.param('id'), 'direct')
    if (c.req.valid('json').name !== name.trim()) throw badRequest(OTHER_NAME)
    await deleted.remove(c.var.db, id, c.var.user.id, Date.now())
    noteVersion(id, version + 1)
    noteLeft(c)
    await publish(c.env.TournamentRoom, id, [{ type: 'round', v: version + 1 }])
    return c.json({ message: 'Tournament deleted. You can restore it for 30 days.' })
  })
  .post('/tournament/:id/restore', signedIn('createTournament'), async (c) => {
    const { db, user } = c.var
    const found = await deleted.find(db, c.req.param('id'), user)
    if (!found) throw notFound('Tournament not found.')
    const version = await deleted.restore(db, found.id)
    noteVersion(found.id, version)
    await publish(c.env.TournamentRoom, found.id, [{ type: 'round', v: version }])
    return c.json({ id: found.id, message: 'Tournament restored.' })
  })
  .get('/profile/deletedTournaments', signedIn('editProfile'), async (c) =>
    jsonFor(c, await deleted.list(c.var.db, c.var.user.id), c.var.user),
  )
  .post('/tournament/:id/addDeputy', signedIn('direct'), ...body(DeputyInput), async (c) => {
    const caller = signedInCaller(c)
    const snapshot = await requireDirector(c, 'direct')
    const { username } = c.req.valid('json')
    if (snapshot.user?.toLowerCase() === username.toLowerCase()) throw conflict(ORGANISER)
    const user = await invitedUser(caller, username)
    if (await deputies.has(caller.db, snapshot.id, user.id))
      return c.json({ message: `${user.username} is a deputy already.` })
    await rateLimit(c, 'invite', caller.user.id)
    const done = await inviteToStaff(caller, snapshot, { role: 'deputy', user: user.id, range: ALL_BOARDS })
    return c.json({
      message:
        done === 'joined' ? 'You’re a deputy now.' : `${user.username} is invited, and directs once they accept.`,
    })
  })
  .post('/tournament/:id/removeDeputy', signedIn('direct'), ...body(DeputyInput), async (c) => {
    const caller = signedInCaller(c)
    const { id } = await requireDirector(c, 'direct')
    const user = await invitedUser(caller, c.req.valid('json').username)
    const wasInvited = await invitations.remove(caller.db, { kind: 'deputy', id, user: user.id })
    if (!wasInvited && !(await deputies.remove(caller.db, id, user.id))) throw notFound('Deputy not found.')
    await tellDesk(caller, id)
    return c.json({ message: wasInvited ? 'Invitation withdrawn.' : 'Deputy removed.' })
  })
