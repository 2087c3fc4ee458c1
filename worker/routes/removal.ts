import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
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

const OTHER_NAME = say.otherTournamentName
const ORGANISER = say.organiserDirectsAlready

/** Deleting and restoring a tournament, and its directors besides the organiser. */
export const removalRoutes = new Hono<AppEnv>()
  .post('/tournament/:id/delete', signedIn('direct'), ...body(DeleteTournamentInput), async (c) => {
    const { id, name, version } = await findDirected(signedInCaller(c), c.req.param('id'), 'direct')
    if (c.req.valid('json').name !== name.trim()) throw badRequest(OTHER_NAME)
    await deleted.remove(c.var.db, id, c.var.user.id, Date.now())
    noteVersion(id, version + 1)
    noteLeft(c)
    await publish(c.env.TournamentRoom, id, [{ type: 'round', v: version + 1 }])
    return c.json({ message: inReaderLanguage(c, say.tournamentDeleted) })
  })
  .post('/tournament/:id/restore', signedIn('createTournament'), async (c) => {
    const { db, user } = c.var
    const found = await deleted.find(db, c.req.param('id'), user)
    if (!found) throw notFound(say.tournamentNotFound)
    const version = await deleted.restore(db, found.id)
    noteVersion(found.id, version)
    await publish(c.env.TournamentRoom, found.id, [{ type: 'round', v: version }])
    return c.json({ id: found.id, message: inReaderLanguage(c, say.tournamentRestored) })
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
      return c.json({ message: inReaderLanguage(c, () => say.deputyAlready({ username: user.username })) })
    await rateLimit(c, 'invite', caller.user.id)
    const done = await inviteToStaff(caller, snapshot, { role: 'deputy', user: user.id, range: ALL_BOARDS })
    return c.json({
      message: inReaderLanguage(
        c,
        done === 'joined' ? say.deputyNow : () => say.deputyInvited({ username: user.username }),
      ),
    })
  })
  .post('/tournament/:id/removeDeputy', signedIn('direct'), ...body(DeputyInput), async (c) => {
    const caller = signedInCaller(c)
    const { id } = await requireDirector(c, 'direct')
    const user = await invitedUser(caller, c.req.valid('json').username)
    const wasInvited = await invitations.remove(caller.db, { kind: 'deputy', id, user: user.id })
    if (!wasInvited && !(await deputies.remove(caller.db, id, user.id))) throw notFound(say.deputyNotFound)
    await tellDesk(caller, id)
    return c.json({ message: inReaderLanguage(c, wasInvited ? say.invitationWithdrawn : say.deputyRemoved) })
  })
