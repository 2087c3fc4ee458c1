import { Hono } from 'hono'
import { DeleteTournamentInput, DeputyInput } from '#core/contract/removal.ts'
import { deputyNotification } from '#core/people/request-text.ts'
import { managePath } from '#core/addresses/paths.ts'
import { publish } from '#party/publish.ts'
import { noteVersion } from '../cache/snapshots.ts'
import * as deleted from '../data/deleted-tournaments.ts'
import * as deputies from '../data/deputies.ts'
import type { AppEnv } from '../env.ts'
import { signedInCaller } from '../http/caller.ts'
import { signedIn } from '../http/signed-in.ts'
import { body } from '../http/body.ts'
import { requireDirector } from '../http/director.ts'
import { findDirected } from '../use-cases/directed-tournament.ts'
import { badRequest, conflict, notFound } from '../use-cases/refusal.ts'
import { jsonFor } from '../http/json-for.ts'
import { teller } from '../use-cases/tell-people.ts'
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
    const user = await deputies.save(caller.db, snapshot.id, username)
    if (user === undefined) throw notFound('User not found.')
    const news = deputyNotification(snapshot.name)
    await Promise.all([
      teller(caller, snapshot).person(user, news, managePath(snapshot.id)),
      tellDesk(caller, snapshot.id),
    ])
    return c.json({ message: `${username} directs this tournament now.` })
  })
  .post('/tournament/:id/removeDeputy', signedIn('direct'), ...body(DeputyInput), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    if (!(await deputies.remove(c.var.db, id, c.req.valid('json').username))) throw notFound('Deputy not found.')
    await tellDesk(signedInCaller(c), id)
    return c.json({ message: 'Deputy removed.' })
  })
